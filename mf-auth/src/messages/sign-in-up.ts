/** Log-in and sign-up. */
export const signInUp = {
  home: 'All lessons',
  /** Instead, where the learner came from a page that has a name here. */
  back: (page: string) => `Back to ${page}`,
  /** What the learner came from, and comes back to. */
  afterwards: (page: string) => `You come back to ${page} afterwards.`,
  /**
   * In the overlay, over the plans.
   *
   * @param plan that the learner has pressed, as `VIP`; undefined: it is not named
   */
  overPlan: (plan = 'your plan') =>
    `You go on with ${plan} afterwards. You pay nothing before you confirm.`,
  pages: {
    '/live-lessons': 'the live lessons',
    '/live-meeting': 'the live meeting',
    '/videos': 'your lesson',
    '/mini-lessons': 'your mini lesson',
    '/flashcards': 'your cards',
    '/subscriptions': 'the plans',
  },
  legalLinks: { terms: 'terms and conditions', privacy: 'privacy policy' },
  username: 'Username',
  usernameHint: 'Others see this name in comments and in the live chat.',
  email: 'Email',
  password: 'Password',
  /** The provider's least length. Source: VALID-password-minimum. */
  passwordHint: 'At least 6 characters.',
  showPassword: 'Show password',
  logIn: {
    title: 'Log in',
    submit: 'LOG IN',
    legal: { before: 'By logging in you accept the ', between: ' and ' },
    forgot: 'forgot password?',
    switchText: 'New here?',
    switchLink: 'Sign up',
  },
  signUp: {
    title: 'Sign up',
    /** In place of what the learner comes back to. */
    cost: 'Free, and no card needed.',
    submit: 'SIGN UP',
    switchText: 'Already have an account?',
    switchLink: 'Log in',
  },
  or: 'or',
  providers: { 'google.com': 'Continue with Google', 'apple.com': 'Continue with Apple' },
  consent: { before: 'I agree to the ', between: ' and ', privacy: 'Privacy Policy' },
  agree: {
    title: 'Agree',
    description: 'Agree to Privacy Policy and Terms and Conditions',
    note: 'Please tick the box that is marked, and try again.',
    logIn: 'go to log in',
    ok: 'OK',
  },
  reset: {
    title: 'Reset password',
    description: 'Where should we send the email with the Reset Password link?',
    send: 'send',
    sent: {
      title: 'Success',
      description: 'Please check your email and click the Reset Password link to continue.',
    },
  },
} as const;
