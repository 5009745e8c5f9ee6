"""Resources of analyses: a page of rows, and a message of a stream."""

from typing import Annotated

from msgspec import Struct

from cairn.service.analyses.record import AnalysedDecision, Analysis
from cairn.service.api.http.encoding import Versioned
from cairn.service.audit.choices import Verdict
from cairn.service.queries.fields import doc

About = Annotated[Analysis, doc("The requested analysis, and its progress.")]
NextRow = Annotated[int | None, doc("The `after` of the next page; null if no more rows are available now.")]
_IN_ORDER = doc("In order and without gaps, up to the first row that is not available yet.")


class Analyses(Struct):
    """The analyses of a game."""

    items: Annotated[list[Analysis], doc("The analyses, oldest first.")]


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
    """The progress of an analysis; its version is the number of decisions analysed."""

    data: Analysis
