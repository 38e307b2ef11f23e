import * as v from 'valibot';

/** The problem with one field, in words for the person who sent the value. */
export interface ExplainedIssue {
  /** Path of the field, `entitlement.Tier`; empty for a problem of the whole value. */
  readonly field: string;
  /** What to do about the problem, `must be 1 to 5`. */
  readonly advice: string;
}

/** The library's own messages begin like this; a schema's own messages are kept. */
const LIBRARY_MESSAGE = /^Invalid \w+: Expected (.+) but received (.+)$/;

function advise(issue: v.BaseIssue<unknown>): string {
  if (issue.kind === 'schema' && issue.received === 'undefined') return 'is missing';
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return 'is not known; leave it out';
  }
  const [, expected, received] = LIBRARY_MESSAGE.exec(issue.message) ?? [];
  if (expected === undefined) return issue.message;
  return `must be ${expected.replaceAll(' | ', ' or ').replace(/^\((.*)\)$/, '$1')}, not ${received}`;
}

/**
 * Explains an issue in one line, for error messages of callables and of content files.
 *
 * @param issue one of the issues of a failed `safeParse`
 */
export function explainIssue(issue: v.BaseIssue<unknown>): ExplainedIssue {
  return { field: v.getDotPath(issue) ?? '', advice: advise(issue) };
}
