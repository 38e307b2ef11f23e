import { rowsOf } from '../row';

/** The protocol with the parent app, where it says more than the specification. */
export const PARENT_APP_PROTOCOL_ROWS = rowsOf('Interfaces, parent-app protocol', {
  'PARENT-embedded':
    "Embedded means: the parent app has set window.parentApp = { os: 'ios' | 'android', version, buildNumber, bundleId } and window.ReactNativeWebView.postMessage exists.",
  'PARENT-no-listener': 'When not embedded no listener is attached at all.',
  'PARENT-token':
    'token: where it is set, every message out carries it beside type and payload, and the page never shows, logs or passes it on',
  'PARENT-supports':
    'supports: names of the messages out that this version of the app answers; absent: all',
  'PARENT-out': 'window.ReactNativeWebView.postMessage(JSON.stringify({ type, payload, token? }))',
  'PARENT-ask-for-token': 'REQUEST_GOOGLE_ID_TOKEN, REQUEST_APPLE_ID_TOKEN_AND_NONCE: payload {}',
  'PARENT-log-in': 'LOG_IN_TO_SUBSCRIPTION_SERVICE: { uid } on every log-in',
  'PARENT-purchase': 'PURCHASE_PACKAGE: { package, oldProductID } (most recent product id or null)',
  'PARENT-restore': 'RESTORE_PURCHASES: {}',
  'PARENT-open-outside':
    'OPEN_EXTERNAL_URL: { url } (store subscription pages, other outside links)',
  'PARENT-in':
    'a message event on window (iOS) or document (Android), data = JSON text of { type, payload }',
  'PARENT-in-source':
    "accepted only if event.source is null or the page's own window and event.origin is '' or the page's own (never from an embedded frame, also not from a destroyed one)",
  'PARENT-id-token':
    "LOG_IN_WITH_ID_TOKEN: { provider: 'google.com', idToken } or { provider: 'apple.com', idToken, nonce }",
  'PARENT-packages':
    'SUBSCRIPTION_PACKAGES (again whenever they change): { packages }, each { identifier, offeringIdentifier, product }',
  'PARENT-redirect': 'REDIRECT: { path } (in-app path; anything else is dropped)',
  'PARENT-stop-loading': 'STOP_LOADING: {}',
  'PARENT-sign-in-failed': 'SIGN_IN_FAILED: { message } (shown with window.alert)',
  'PARENT-malformed':
    'Malformed or unknown: dropped with one console warning; never throws, never navigates.',
});
