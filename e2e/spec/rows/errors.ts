import { rowsOf } from '../row';

export const ERROR_ROWS = [
  ...rowsOf('§8 Error catalogue', {
    'ERROR-log-in': "Log-in or sign-up failure: 'Oops.' with the provider's message; alert",
    'ERROR-google-silent': 'Browser Google sign-in error: none; silently swallowed',
    'ERROR-consent-missing':
      "Consent missing on sign-up: 'Agree' / 'Agree to Privacy Policy and Terms and Conditions'; alert, two buttons",
    'ERROR-forgot-failure':
      "Forgot-password failure: 'Oops.' with the error message; cancel and retry buttons; retry reopens the email prompt",
    'ERROR-forgot-success':
      "Forgot-password success: 'Success' / 'Please check your email and click the Reset Password link to continue.'; alert",
    'ERROR-lesson-no-access':
      "Lesson no access: 'No access.' / Please Sign in to access this lesson or make sure the url is correct; redirect /sign-in-up",
    'ERROR-live-not-vip':
      "Live lesson, not VIP: 'VIP: Only VIP members can access live lessons.'; redirect /subscriptions",
    'ERROR-live-not-signed-in':
      "Live lesson, not signed in: 'No access: Please Sign in to access live lessons.'; redirect /sign-in-up",
    'ERROR-flashcards':
      "Flashcards failure: 'No access: Please Sign in or subscribe to BASIC or VIP.'; Log In and Subscribe buttons",
    'ERROR-checkout': "Checkout failure: 'Oops. Something went wrong.'; alert",
    'ERROR-mobile-not-ready':
      "Mobile path not ready: 'Oops. Try again in a couple of seconds.'; alert",
    'ERROR-card-update': "Card update failure: 'Something went wrong.' / 'try again'; alert",
    'ERROR-cancel-mobile':
      "Cancel failure on ios or android: 'To cancel your subscription go to your mobile app'; alert",
    'ERROR-cancel-otherwise':
      "Cancel failure otherwise: 'There was a problem with canceling your subscription. Or it might be already canceled.'; alert",
    'ERROR-cancel-success':
      "Cancel success: 'SUCCESS: Successfully canceled your subscription.'; reload to /subscriptions",
    'ERROR-cancel-logged-out':
      "Cancel when not logged in: 'Please log in. There are no subscriptions to cancel.'; alert",
    'ERROR-mini-lookup':
      "Mini lesson lookup failure: 'Oops. Something went wrong. Try again'; alert",
    'ERROR-mini-missing':
      "Mini lesson missing video URL or text: VIP/BASIC-only prompt ('VIP/BASIC only'); dialog",
    'ERROR-native-sign-in': 'Native bridge sign-in failure: the message; browser alert',
    'ERROR-payment-script': 'Payment script load failure: warning; logged',
    'ERROR-other-silent': 'Other failures: none; logged, failure state dispatched silently',
  }),
  ...rowsOf('§8 Other dialog titles', {
    'DIALOG-no-access': "'No access'",
    'DIALOG-vip': "'VIP'",
    'DIALOG-important': "'IMPORTANT!'",
    'DIALOG-success': "'SUCCESS'",
  }),
];
