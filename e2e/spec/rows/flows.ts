import { rowsOf } from '../row';

export const FLOW_ROWS = [
  ...rowsOf('§4 Asynchronous flows', {
    'ASYNC-shape': 'Each runs start, then success or failure',
    'ASYNC-offers': 'get offers',
    'ASYNC-checkout': 'redirect to checkout (start and failure)',
    'ASYNC-cancel': 'cancel subscription (plus a confirmation step)',
    'ASYNC-prerequisites': 'check prerequisites',
    'ASYNC-live-urls': 'get live lesson URLs',
    'ASYNC-mini-index': 'get mini lesson ID index',
    'ASYNC-mini-random': 'random mini lesson',
    'ASYNC-mini-newest': 'newest mini lesson',
    'ASYNC-mini-single': 'single mini lesson',
    'ASYNC-current-lesson': 'current lesson',
    'ASYNC-secret-data': 'secret data for the current lesson',
    'ASYNC-comments': 'get, send and delete comments',
    'ASYNC-monday-lesson': 'Monday lesson',
    'ASYNC-flashcards': 'flashcards (also reset)',
    'ASYNC-consents': 'consent upload, fetch and manage (also reset)',
  }),
  ...rowsOf('§4 Other actions', {
    'ACTION-lessons': 'add or modify lessons',
    'ACTION-current-lesson': 'set or remove current lesson',
    'ACTION-monday-lesson': 'remove Monday lesson',
    'ACTION-alert': 'show or hide alert',
    'ACTION-window-height': 'update window height',
    'ACTION-resize-listener': 'resize listener on or off',
    'ACTION-metadata': 'update metadata',
    'ACTION-loading': 'start or stop loading',
  }),
  ...rowsOf('§4 Session', {
    'SESSION-adds-user': 'The auth listener adds the user on login',
    'SESSION-removes-user': 'and removes the user and resets consents on logout',
    'SESSION-completion': 'Logging in runs the stored completion actions.',
  }),
  ...rowsOf('§4 Sign-up', {
    'SIGNUP-consent-missing':
      "Consent not given: the consent control is highlighted and an alert 'Agree' / 'Agree to Privacy Policy and Terms and Conditions' appears with buttons go to log in and OK.",
    'SIGNUP-creates-account':
      'Consent given: an account is created by email and password, displayName is set, and consents are uploaded.',
    'SIGNUP-google-consent': 'Google sign-in: if consent is required and missing, the same alert.',
    'SIGNUP-google-wrapper': 'in the mobile wrapper the wrapper is asked for a Google id token',
    'SIGNUP-google-popup': 'in the browser a Google popup sign-in runs',
  }),
  ...rowsOf('§4 Consent flow', {
    'CONSENTFLOW-delay': 'After a 2000 ms delay, consents are loaded.',
    'CONSENTFLOW-agreed':
      'If the user agreed to privacy policy and terms, the three values are stored and success is marked.',
    'CONSENTFLOW-not-agreed':
      'Otherwise, unless already on the consent, terms or privacy pages, navigate to /collect-consents.',
    'CONSENTFLOW-manage':
      'Manage consents: if the upload-after-auth flag is set, upload then clear it; else fetch.',
  }),
  ...rowsOf('§4 Lesson access', {
    'ACCESS-granted': 'Secret lesson data arrives with hasAccess true (content loaded)',
    'ACCESS-denied': 'false (no content)',
    'ACCESS-not-signed-in': 'or an error with code 1 meaning not signed in',
    'ACCESS-live-granted': 'Live lesson: hasAccess true gives URLs',
    'ACCESS-live-not-vip': 'false means not VIP',
    'ACCESS-live-not-signed-in': 'error code 1 means not signed in',
  }),
  ...rowsOf('§4 Random mini lesson', {
    'MINI-next-index': 'Next index = (current + 1) modulo list length.',
    'MINI-missing-index': 'A missing randomized index is an internal error.',
    'MINI-twelve-seeded': '12 mini-lesson IDs are seeded initially.',
    'MINI-needs-url-and-text':
      'A mini lesson needs both video URL and text, else the VIP/BASIC-only prompt.',
  }),
];
