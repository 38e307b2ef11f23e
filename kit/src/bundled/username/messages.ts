/** Sentences of every form for a username. */
export const username = {
  field: 'Username',
  /** Cancels the form. */
  notNow: 'Not now',
  blank: 'Please type a name that others can see.',
  tooLong: (most: number) => `Please choose a name of at most ${most} characters.`,
  untidy:
    'This name has hidden marks of direction, or more than eight accents on one letter. Please type it without them.',
  reserved: 'This name is like that of a teacher or of the school. Please choose another one.',
  failed: 'The name was not saved. Check your connection and try again.',
} as const;
