/**
 * Replaces straight quotes and apostrophes of an English text by curly ones: `“I’m here”`. Teachers
 * type straight ones, but pages show curly ones.
 */
export const curlyQuotes = (text: string): string =>
  text
    .replace(/(^|[\s([“‘])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([“])'(?=\S)/g, '$1‘')
    .replace(/'/g, '’');
