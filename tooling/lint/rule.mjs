// What the rules of dependency-cruiser are written with.

/** Tests, and what serves them: which file names and folders they have. */
export const TESTS = '\\.test\\.[cm]?[jt]sx?$|\\.spec\\.ts$|(^|/)(testing|conformance)(/|\\.ts$)';

/** @param names parts of a regular expression */
export const anyOf = (names) => `(${names.join('|')})`;

/** An import from `from` to `to` is an error. */
export const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
