import { freeMiniLesson, newestLesson } from './content';
import type { Account } from './accounts';

export interface RouteUnderTest {
  readonly path: string;
  /** Id of the specification's row. */
  readonly id: string;
  /** The screen's `h1`. */
  readonly heading: string;
  /** Title of the document, without the product's name. */
  readonly title: string;
  /** Remote that shows it; absent: the shell itself. */
  readonly remote?: string;
  /** Account that opens it; default: a visitor. */
  readonly account?: Account;
}

const lessons = { remote: 'mf-lessons' };
const auth = { remote: 'mf-auth' };
const subscriptions = { remote: 'mf-subscriptions' };
const live = { remote: 'mf-live' };

const HOME = { heading: 'Understand the people around you', title: 'Swiss German lessons' };
// A visitor has no plan to thank for.
const PAYMENT = { heading: 'Log in to see your plan', title: 'Your payment' };
const PRIVACY = { heading: 'Privacy Policy', title: 'Privacy Policy' };

/** Every route of the route table (ROUTE-home to ROUTE-not-found), with its heading and title. */
export const ROUTES: readonly RouteUnderTest[] = [
  { path: '/home', id: 'ROUTE-home', ...HOME, ...lessons },
  { path: '/', id: 'ROUTE-root', ...HOME, ...lessons },
  {
    path: `/videos/${newestLesson.id}`,
    id: 'ROUTE-videos',
    heading: newestLesson.title,
    title: newestLesson.title,
    account: 'vip',
    ...lessons,
  },
  { path: '/sign-in-up', id: 'ROUTE-sign-in-up', heading: 'Sign up', title: 'Sign up', ...auth },
  {
    path: '/live-lessons',
    id: 'ROUTE-live-lessons',
    heading: 'Live lessons',
    title: 'Live lessons',
    account: 'vip',
    ...live,
  },
  { path: '/settings', id: 'ROUTE-settings', heading: 'Settings', title: 'Settings', ...auth },
  {
    path: '/subscriptions',
    id: 'ROUTE-subscriptions',
    heading: 'Subscriptions',
    title: 'Subscriptions',
    ...subscriptions,
  },
  { path: '/success', id: 'ROUTE-success', ...PAYMENT, ...subscriptions },
  { path: '/success/cs_test_1', id: 'ROUTE-success', ...PAYMENT, ...subscriptions },
  {
    path: '/my-account',
    id: 'ROUTE-my-account',
    heading: 'My account',
    title: 'My account',
    ...auth,
  },
  {
    path: '/cancel',
    id: 'ROUTE-cancel',
    heading: 'You left the checkout',
    title: 'Checkout left',
    ...subscriptions,
  },
  { path: '/contact', id: 'ROUTE-contact', heading: 'Contact', title: 'Contact' },
  {
    path: '/live-meeting',
    id: 'ROUTE-live-meeting',
    heading: 'Live meeting',
    title: 'Live meeting',
    ...live,
  },
  {
    path: '/success-card-update',
    id: 'ROUTE-success-card-update',
    heading: 'Back from the card update',
    title: 'Card update',
    ...subscriptions,
  },
  {
    path: `/flashcards/${newestLesson.id}`,
    id: 'ROUTE-flashcards',
    heading: newestLesson.title,
    title: `Flashcards: ${newestLesson.title}`,
    account: 'vip',
    ...lessons,
  },
  {
    path: `/mini-lessons/${freeMiniLesson.id}`,
    id: 'ROUTE-mini-lessons',
    heading: freeMiniLesson.title,
    title: freeMiniLesson.title,
    ...lessons,
  },
  {
    path: '/collect-consents',
    id: 'ROUTE-collect-consents',
    heading: 'Your consents',
    title: 'Your consents',
    ...auth,
  },
  { path: '/privacy-policy', id: 'ROUTE-privacy', ...PRIVACY },
  { path: '/privacy-policy-google', id: 'ROUTE-privacy', ...PRIVACY },
  {
    path: '/terms-and-conditions',
    id: 'ROUTE-terms',
    heading: 'Terms and Conditions',
    title: 'Terms and Conditions',
  },
  { path: '/disclaimer', id: 'ROUTE-disclaimer', heading: 'Disclaimer', title: 'Disclaimer' },
];
