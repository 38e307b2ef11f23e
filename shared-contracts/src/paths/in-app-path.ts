const STARTS_INSIDE = /^\/(?![/\\])[^\\]*$/;

/** Compares character codes: a class in a regular expression costs every start of the app 3 ms. */
const isControl = (sign: string): boolean => {
  const code = sign.charCodeAt(0);
  return code < 0x20 || (code >= 0x7f && code < 0xa0);
};

/**
 * Whether a path stays inside the app: it starts with exactly one slash. Control characters are
 * refused, because browsers drop tabs and line ends, which turns `/<tab>/host` into another origin.
 * Every link uses this function, so it does without the schema library.
 */
export const isInAppPath = (path: string): boolean =>
  STARTS_INSIDE.test(path) && ![...path].some(isControl);
