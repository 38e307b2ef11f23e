/** Sentences that several screens share. Those of one screen have a file of their own. */
export const messages = {
  oops: 'Oops.',
  account: {
    unreachable:
      'Our server cannot be reached. Check your connection and try again; what you typed is still there.',
    verified: 'Verified',
    notVerified: 'Not verified yet',
    methods: { password: 'Email and password', 'google.com': 'Google', 'apple.com': 'Apple' },
  },
} as const;
