"""All cases."""

from http11.corpus import chunks, fields, lengths, request_lines, semantics

CASES = (*request_lines.CASES, *fields.CASES, *lengths.CASES, *chunks.CASES, *semantics.CASES)
