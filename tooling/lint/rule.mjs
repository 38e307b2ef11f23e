// Parts of the rules for dependency-cruiser.

/** Matches the paths of tests, and of code that only tests use. */
export const TESTS = '\\.test\\.[cm]?[jt]sx?$|\\.spec\\.ts$|(^|/)(testing|conformance)(/|\\.ts$)';

/** @param names parts of a regular expression */
export const anyOf = (names) => `(${names.join('|')})`;

/** Makes an import from `from` to `to` an error. */
export const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
