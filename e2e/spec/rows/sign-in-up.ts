import { rowsOf } from '../row';

export const SIGN_IN_UP_ROWS = [
  ...rowsOf('§2 Log-in and sign-up screen', {
    'AUTH-start-with-log-in':
      'Shows the log-in form when the query parameter startWithLogIn equals true, otherwise the sign-up form.',
    'AUTH-switch-forms': 'Each form has a link switching to the other.',
    'AUTH-log-in-fields': 'Log-in form: email field, password field, LOG IN button',
    'AUTH-log-in-legal-line':
      'a line saying that by logging in the user accepts the terms and conditions and privacy policy (two links)',
    'AUTH-forgot-button': "a 'forgot password?' button",
    'AUTH-sign-up-fields': 'Sign-up form: username, email and password fields',
    'AUTH-consent-control':
      "a consent control ('I agree to the terms and conditions and Privacy Policy'",
    'AUTH-consent-underline': 'the terms part can be underlined as highlight',
    'AUTH-sign-up-button': 'a SIGN UP button and a link back to log in',
    'AUTH-google-both': 'A sign-in-with-Google button is on both forms.',
    'AUTH-card-opacity': 'The login card has opacity 0.85.',
    'AUTH-hides-chrome':
      'On mount and unmount the screen dispatches an action, probably hiding and restoring surrounding chrome',
    'AUTH-forgot-dialog': 'Forgot password: a dialog asks where to send the reset email.',
  }),
  ...rowsOf('§2 Sign-up overlay', {
    'OVERLAY-active-or-hidden': 'Active or hidden',
    'OVERLAY-hides-on-log-in': 'hides on login',
    'OVERLAY-hides-on-back': 'hides … on browser back',
    'OVERLAY-locks-scrolling': 'locks page scrolling while open',
  }),
  ...rowsOf('§2 Consent form', {
    'CONSENT-terms-required': 'PPandTandCConsent (terms and privacy, required)',
    'CONSENT-reminders-optional': 'RemindersConsent (reminders about new lessons, optional)',
    'CONSENT-marketing-optional': 'MarketingConsent (newsletters and promotional emails, optional)',
    'CONSENT-change-clears-underline': 'Changing any consent clears the underline highlight.',
  }),
];
