"""An analysis as the API shows it: a page of its rows, and a message on its stream."""

from typing import Annotated

from msgspec import Struct

from cairn.service.analyses.record import AnalysedDecision, Analysis
from cairn.service.api.http.encoding import Versioned
from cairn.service.audit.choices import Verdict
from cairn.service.queries.fields import doc

About = Annotated[Analysis, doc("What was asked for, and how far it is.")]
NextRow = Annotated[int | None, doc("The next page's `after`; null if no more rows are there now.")]
_IN_ORDER = doc("In order and without a gap, up to the first that is not there yet.")


class Analyses(Struct):
    """The analyses of a game."""

    items: Annotated[list[Analysis], doc("The oldest first.")]


class Page(Struct, tag_field="kind"):
    """A page of an analysis."""


class AnalysedDecisions(Page, tag="decisions"):
    """An analysis of the decisions, and a page of its rows."""

    analysis: About
    items: Annotated[list[AnalysedDecision], _IN_ORDER]
    next: NextRow


class ChoiceVerdicts(Page, tag="choices"):
    """An analysis of the choices, and a page of its rows."""

    analysis: About
    items: Annotated[list[Verdict], _IN_ORDER]
    next: NextRow


PAGES = {"decisions": AnalysedDecisions, "choices": ChoiceVerdicts}
"""The pages of each kind of analysis."""
AnalysisPage = Annotated[
    AnalysedDecisions | ChoiceVerdicts, doc("An analysis, and a page of its rows.", title="AnalysisPage")
]


class AnalysisMessage(Versioned, tag="analysis"):
    """How far an analysis is; its version is how many decisions have been looked at."""

    data: Analysis
