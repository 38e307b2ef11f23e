/** Texts of the form in which a teacher changes date and meeting. */
export const change = {
  heading: 'Date and Zoom link',
  loading: 'Loading date and Zoom link',
  failed: 'Date and Zoom link could not be loaded. Check your connection and try again.',
  retry: 'Retry',
  date: {
    label: 'The next lesson begins',
    hint: 'In Swiss time. The lessons after it stay as they are.',
    none: 'No live lesson is announced, so there is no date to change.',
    now: (when: string, opens: string) => `Learners read: ${when}. The room opens at ${opens}.`,
    soon: (when: string, opens: string) =>
      `Learners will read: ${when}. The room will open at ${opens}.`,
    taken: 'There is another live lesson on this day. Please choose another day.',
    incomplete: 'Please give the lesson a day and a time.',
  },
  link: {
    label: 'Link to the Zoom meeting',
    hint: 'It holds for all lessons, until you change it. Leave it empty for the link that the school has published.',
  },
  save: 'Save',
  saved: 'Saved. Members see it now.',
  savedDate:
    'Saved. Members see it now. What visitors see on the home page follows with the next publication.',
  unreachable: 'That did not reach the server. Check your connection and try again.',
} as const;
