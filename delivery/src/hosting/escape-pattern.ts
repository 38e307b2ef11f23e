/**
 * A text as a regular expression that matches it alone, in RE2 and in JavaScript with the flag `u`:
 * Hosting uses one or the other.
 */
export const escapePattern = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
