/** Texts of log-in and sign-up. */
export const signInUp = {
  home: 'All lessons',
  /** Replaces `home` if the learner came from one of `pages`. */
  back: (page: string) => `Back to ${page}`,
  /** Names the page to which the learner returns after the log-in. */
  afterwards: (page: string) => `You come back to ${page} afterwards.`,
  /**
   * For the overlay on the page of the plans.
   *
   * @param plan name of the chosen plan, such as `VIP`
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
  /** The identity provider's minimum. Source: VALID-password-minimum. */
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
    /** Shown if the learner did not come from one of `pages`. */
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
