import { rowsOf } from '../row';

export const PLAN_STATE_ROWS = [
  ...rowsOf('§4 Subscription plan card state', {
    'CARD-not-subscribed': 'Not subscribed',
    'CARD-renewing': "subscribed and renewing ('renews on {date}')",
    'CARD-cancelling': "subscribed and cancelling ('canceles on {date}')",
    'CARD-first-payment': "or a lower-tier current plan ('first payment on {date}')",
    'CARD-latest-is-current': 'The latest subscription by purchase date is the current one.',
    'CARD-default-cycle':
      "If its identifier contains '_annually', the page defaults to the annual cycle, else monthly.",
  }),
  ...rowsOf('§4 Button label', {
    'LABEL-cancel': 'Subscribed and renewing: cancel',
    'LABEL-resubscribe': 'Cancelling own plan: resubscribe',
    'LABEL-none': 'Cancelling but another plan is the latest: no button',
    'LABEL-subscribe':
      'No current plan or it is cancelled: SUBSCRIBE, or TRY OUT if there is a free trial and no prior subscription',
    'LABEL-downgrade': 'Current tier higher: DOWNGRADE',
    'LABEL-upgrade': 'Current tier lower: UPGRADE',
    'LABEL-switch': 'Same tier: SWITCH',
  }),
  ...rowsOf('§4 Subscribing', {
    'SUBSCRIBE-logged-out':
      'Not logged in: start the sign-up flow with checkout as completion handler.',
    'SUBSCRIBE-private-lesson':
      'Logged in: for each prerequisite, one_private_lesson triggers the agreement, time picking, then checkout',
    'SUBSCRIBE-straight': 'with none, checkout starts straight away',
    'SUBSCRIBE-cancel':
      "Cancel: a logged-in user confirms ('Are you sure you want to cancel?' YES/NO), then the cancel call runs.",
  }),
  ...rowsOf('§4 Video', {
    'VIDEO-loading-then-playable': 'Loading, then playable.',
    'VIDEO-fatal-network': 'On a fatal network error the player retries loading',
    'VIDEO-fatal-media': 'on a fatal media error it recovers',
    'VIDEO-fatal-other': 'otherwise it restarts',
  }),
  ...rowsOf('§4 Live chat frame', {
    'CHATFRAME-retry': 'Hidden or shown by retrying every 1000 ms until the frame element exists.',
  }),
];
