import { rowsOf } from '../row';

export const SUBSCRIPTION_PAGE_ROWS = [
  ...rowsOf('§2 Subscription page', {
    'PLANS-card-per-package':
      'A plan card per package for the chosen billing cycle (monthly or annual).',
    'PLANS-learn-more': "A 'still not sure? learn more' card linking to an external contact page.",
    'PLANS-standard-german': "A 'learn standard German' link (hidden when embedded).",
    'PLANS-restore-purchase': "A 'restore purchase' card (embedded only).",
    'PLANS-by-subscribing': "'By subscribing' legal text.",
    'PLANS-floating-bar':
      "On small screens a floating bottom bar offers 'Try out VIP' and 'view BASIC'.",
    'PLANS-floating-bar-fades': 'It fades out when the main plan card scrolls into view.',
    'PLANS-floating-bar-arrow': 'It shows only a down arrow if the user has subscribed before.',
    'PLANS-other-platform':
      'If the existing subscription platform differs from the current environment, the page shows instructions instead',
    'PLANS-manage-web': 'web payments: manage on the web subscriptions page while logged in',
    'PLANS-manage-android': 'Android: open the app, log in, menu icon top right, SUBSCRIPTIONS',
    'PLANS-manage-ios': 'iOS: open the app, log in, Settings icon',
    'PLANS-lookup-failure-silent':
      'If the platform lookup fails, the subscription area shows nothing.',
    'PLANS-update-card':
      "An 'update card info' button shows under plans that are subscribed and renewing.",
  }),
  ...rowsOf('§2 Private-lesson time picker', {
    'PICKER-columns': 'Columns MON, TUE, WED, THU, FRI',
    'PICKER-hour-buttons': 'each listing hour buttons labelled hour plus AM or PM',
    'PICKER-selected': 'the selected one is highlighted',
    'PICKER-please-wait': "Shows 'please wait ...' until loaded.",
    'PICKER-title': "Title of its dialog: 'choose time(Polish time)'.",
  }),
];
