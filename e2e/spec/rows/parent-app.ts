import { rowsOf } from '../row';

export const PARENT_APP_ROWS = rowsOf('§7 Messages to the mobile wrapper', {
  'WRAPPER-json': 'JSON posts with type and payload',
  'WRAPPER-google': 'request a Google id token',
  'WRAPPER-apple': 'request an Apple id token and nonce',
  'WRAPPER-log-in': 'log in to the subscription service with {uid}',
  'WRAPPER-purchase': 'purchase a package with {package, oldProductID}',
  'WRAPPER-restore': 'restore purchases',
  'EVENT-id-token': 'log in with an ID token (Google, or Apple with nonce)',
  'EVENT-packages': 'pass subscription packages',
  'EVENT-redirect': 'redirect to page',
  'EVENT-stop-loading': 'stop the loading animation',
  'WRAPPER-package-and-product':
    "The mobile path uses the parent app's package and most recent product id.",
  'WRAPPER-cancel': 'Mobile cancel opens the Play Store or App Store subscriptions page.',
});
