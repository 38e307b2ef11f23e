/** Texts of the three consents, for the form and the settings. */
export const consents = {
  title: 'Your consents',
  intro: 'Please choose what you agree to. Only the first one is required.',
  PPandTandCConsent: {
    label: 'Terms and conditions and Privacy Policy (required)',
    text: 'The rules of this school, what data it keeps about you, and why.',
    terms: 'Terms and conditions',
    privacy: 'Privacy Policy',
  },
  RemindersConsent: {
    label: 'Reminders about new lessons (optional)',
    text: 'An email when the new video of the week is out.',
  },
  MarketingConsent: {
    label: 'Newsletters and promotional emails (optional)',
    text: 'News and offers from the school, now and then.',
  },
  loading: 'Loading your consents',
  visitor:
    'Nothing is saved on this page. What you tick here is already ticked in the sign-up form.',
  signUp: 'Sign up',
  member: 'You can change the two optional ones at any time in your settings.',
  save: 'Save',
  retry: 'Retry',
  loadFailure: 'Your consents could not be loaded. Please check your connection and try again.',
  saveFailure:
    'Your consents could not be saved. What you ticked is still here: please check your connection and try again.',
} as const;
