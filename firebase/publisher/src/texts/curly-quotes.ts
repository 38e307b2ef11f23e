/**
 * Sets the straight quotes and apostrophes of an English text as print does: `“I’m here”`. Teachers
 * type straight ones, and learners read both kinds on one page otherwise.
 */
export const curlyQuotes = (text: string): string =>
  text
    .replace(/(^|[\s([“‘])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([“])'(?=\S)/g, '$1‘')
    .replace(/'/g, '’');
