/** Texts that several screens share. Texts of one screen are in that screen's file. */
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
