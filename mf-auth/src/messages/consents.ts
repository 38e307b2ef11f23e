/** The three consents. */
export const consents = {
  title: 'Your consents',
  intro: 'What we ask for when you sign up, and what each is for. Only the first one is needed.',
  PPandTandCConsent: {
    label: 'Terms and conditions and Privacy Policy (required)',
    text: 'The rules of this school, and which of your data it keeps and why.',
    terms: 'Terms and conditions',
    privacy: 'Privacy Policy',
  },
  RemindersConsent: {
    label: 'Reminders about new lessons (optional)',
    text: 'An email when the new video of the week is out.',
  },
  MarketingConsent: {
    label: 'Newsletters and promotional emails (optional)',
    text: 'News of the school and offers, now and then.',
  },
  loading: 'Looking up your consents',
  visitor: 'Nothing is saved on this page. What you tick goes with you to the sign-up form.',
  signUp: 'Sign up',
  member: 'You can change the two optional ones at any time in your settings.',
  save: 'Save',
  retry: 'Try again',
  loadFailure: 'Your consents could not be looked up. Please check your connection and try again.',
  saveFailure:
    'Your consents could not be saved. What you ticked is still here: please check your connection and try again.',
} as const;
