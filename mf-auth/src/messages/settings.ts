/** Settings. */
export const settings = {
  title: 'Settings',
  appearance: 'Appearance',
  theme: 'Theme',
  themes: [
    { value: 'system', text: 'System' },
    { value: 'light', text: 'Light' },
    { value: 'dark', text: 'Dark' },
  ],
  playback: {
    title: 'Playback',
    speed: 'Speed of videos',
    hint: 'On this device, for every video you open from now on.',
    speeds: [
      { value: 0.5, text: '50%' },
      { value: 0.75, text: '75%' },
      { value: 1, text: 'Normal' },
      { value: 1.25, text: '125%' },
      { value: 1.5, text: '150%' },
    ],
  },
  account: 'Account',
  loading: 'Loading your account',
  signedInAs: (name: string) => `You are logged in as ${name}.`,
  visitor: 'You are not logged in.',
  logIn: 'Log in',
  logOut: 'Log out',
  myAccount: 'My account',
  subscriptions: 'Subscriptions',
  consents: {
    title: 'Consents',
    given: 'Terms and conditions and Privacy Policy: given',
    cannotWithdraw:
      'Without this one there can be no account. To withdraw it, delete your account on ',
    myAccount: 'My account',
    RemindersConsent: 'Reminders about new lessons',
    MarketingConsent: 'Newsletters and promotional emails',
    saved: 'Saved',
    failure: 'This could not be saved, so nothing has changed. Please try again.',
    missing: 'You have not agreed to the terms and conditions and the Privacy Policy yet.',
    give: 'Give your consents',
  },
  email: {
    title: 'Email',
    verify: 'Send verification email',
    verifySent: (email: string) =>
      `We have sent a link to ${email}. Open it, then come back to this page.`,
    change: 'Change email',
    newEmail: 'New email',
    password: 'Current password',
    submit: 'Send the link',
    changeSent: (newEmail: string, email: string) =>
      `We have sent a link to ${newEmail}. Until you open it, ${email} stays your address. After that, log in with the new one.`,
    withoutPassword: (method: string) =>
      `You log in with ${method}, so your email address is changed there.`,
  },
  password: {
    title: 'Password',
    change: 'Change password',
    current: 'Current password',
    new: 'New password',
    submit: 'Save the new password',
    changed: 'Your password is changed. On other devices you have to log in again.',
    none: (method: string) => `You log in with ${method}: there is no password to change here.`,
  },
  more: 'More',
  links: [
    { to: '/contact', text: 'Contact' },
    { to: '/terms-and-conditions', text: 'Terms and conditions' },
    { to: '/privacy-policy', text: 'Privacy policy' },
    { to: '/disclaimer', text: 'Disclaimer' },
  ],
} as const;
