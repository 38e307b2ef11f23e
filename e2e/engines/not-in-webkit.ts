/** Titles of tests that do not run in WebKit, each with the reason, which the run prints. */
export const NOT_IN_WEBKIT = {
  'the first screen of every route of a visitor':
    'about one page of twenty waits for a file that it never asks for; the cause is not known',
  'a film without a key plays': 'its controls do not come; the cause is not known',
  'a comment is sent': 'its driver does not press Send; the cause is not known',
  'in the live room a message is sent': 'its driver does not type into the chat’s frame',
} as const;

/** The same titles for Playwright's `grepInvert`. */
export const TITLES_NOT_IN_WEBKIT = Object.keys(NOT_IN_WEBKIT).map(
  (title) => new RegExp(`${title}$`),
);
