/** Sentences that several screens share. Those of one screen have a file of their own. */
export const messages = {
  oops: 'Oops.',
  account: {
    reservedName:
      'This name is like that of a teacher or of the school. Please choose another one.',
    untidyName:
      'This name has hidden marks of direction, or more than eight accents on one letter. Please type it without them.',
    unreachable:
      'Our server cannot be reached. Check your connection and try again; what you typed is still there.',
    verified: 'Verified',
    notVerified: 'Not verified yet',
    methods: { password: 'Email and password', 'google.com': 'Google', 'apple.com': 'Apple' },
  },
} as const;
