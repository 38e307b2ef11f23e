import type { Page } from '@playwright/test';
import { addresses } from 'delivery/addresses';
import { freeMiniLesson, membersMiniLesson, newestLesson } from '../support/content';
import { planButton } from '../support/plans';

const DEFAULT_ROLES = ['visitor', 'free', 'vip'] as const;
export const ROLES = [...DEFAULT_ROLES, 'teacher'] as const;
export type Role = (typeof ROLES)[number];

/** A screen, or a state of one. */
export interface Shot {
  /** First part of the file name. */
  readonly name: string;
  readonly path: string;
  /** Address that the browser names as the page before. */
  readonly referer?: string;
  /** Whether it is also taken in the dark theme. */
  readonly isMain?: boolean;
  /** Default: visitor, free and vip. */
  readonly roles?: readonly Role[];
  /** Whether it is taken on a phone only, because a wide window does not show it. */
  readonly isNarrow?: boolean;
  /** Brings the page into the state. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const VISITOR = ['visitor'] as const;

/** Origin of the standalone documents. */
const LIVE = addresses().sites['mf-live'].origin;
/** Claims that the page accepts; Zoom would refuse them. */
const CLAIMS = btoa(JSON.stringify({ appKey: 'key', sdkKey: 'key', mn: '12345678901' }));
const INVITATION = `#${new URLSearchParams({
  signature: `a.${CLAIMS}.c`,
  sdkKey: 'key',
  meetingNumber: '12345678901',
  userName: 'Vreni',
})}`;

/** Searches home for words that lines of lessons say. */
async function searchLines(page: Page): Promise<void> {
  await page.getByRole('searchbox').first().fill('merci');
  await page.locator('main mark').first().waitFor();
}

const dialog = (page: Page) => page.getByRole('alertdialog').waitFor();

const press =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).click();
    await dialog(page);
  };

const openMenu = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Menu', exact: true }).click();

async function openOverlay(page: Page): Promise<void> {
  await planButton(page, 'VIP').click();
  await page.getByRole('dialog').getByLabel('Username').waitFor();
}

/** Every screen of the product, and the states that a learner meets often. */
export const SHOTS: readonly Shot[] = [
  { name: 'home', path: '/home', isMain: true },
  { name: 'home-search', path: '/home', prepare: searchLines },
  { name: 'lesson', path: `/videos/${newestLesson.id}`, isMain: true },
  { name: 'lesson-unknown', path: '/videos/no-such-lesson' },
  { name: 'mini-lesson', path: `/mini-lessons/${freeMiniLesson.id}`, isMain: true },
  { name: 'mini-lesson-members-only', path: `/mini-lessons/${membersMiniLesson.id}` },
  { name: 'flashcards', path: `/flashcards/${newestLesson.id}` },
  { name: 'flashcards-due', path: '/flashcards/due', roles: ['vip'] },
  { name: 'flashcards-all', path: '/flashcards/all', roles: ['vip'] },
  { name: 'sign-up', path: '/sign-in-up', isMain: true, roles: VISITOR },
  {
    name: 'sign-up-consent-missing',
    path: '/sign-in-up',
    roles: VISITOR,
    prepare: press('SIGN UP'),
  },
  { name: 'log-in', path: '/sign-in-up?startWithLogIn=true', isMain: true, roles: VISITOR },
  {
    name: 'forgot-password',
    path: '/sign-in-up?startWithLogIn=true',
    roles: VISITOR,
    prepare: press('forgot password?'),
  },
  {
    name: 'sign-up-overlay',
    path: '/subscriptions',
    isMain: true,
    roles: VISITOR,
    prepare: openOverlay,
  },
  { name: 'live-lessons', path: '/live-lessons', isMain: true, roles: ROLES },
  { name: 'live-meeting', path: '/live-meeting' },
  {
    name: 'zoom',
    path: `${LIVE}/zoom/${INVITATION}`,
    referer: `${addresses().sites.shell.origin}/`,
    isMain: true,
    roles: VISITOR,
  },
  { name: 'zoom-elsewhere', path: `${LIVE}/zoom/${INVITATION}`, roles: VISITOR },
  { name: 'zoom-alone', path: `${LIVE}/zoom/`, roles: VISITOR },
  { name: 'chat-alone', path: `${LIVE}/chat/`, isMain: true, roles: VISITOR },
  { name: 'settings', path: '/settings', isMain: true },
  { name: 'my-account', path: '/my-account' },
  { name: 'collect-consents', path: '/collect-consents' },
  { name: 'subscriptions', path: '/subscriptions', isMain: true },
  { name: 'success', path: '/success' },
  { name: 'cancel', path: '/cancel' },
  { name: 'success-card-update', path: '/success-card-update' },
  { name: 'contact', path: '/contact', roles: VISITOR },
  { name: 'privacy-policy', path: '/privacy-policy', roles: VISITOR },
  { name: 'privacy-policy-google', path: '/privacy-policy-google', roles: VISITOR },
  { name: 'terms-and-conditions', path: '/terms-and-conditions', roles: VISITOR },
  { name: 'disclaimer', path: '/disclaimer', roles: VISITOR },
  { name: 'not-found', path: '/no-such-page', isMain: true, roles: VISITOR },
  { name: 'menu', path: '/contact', isMain: true, isNarrow: true, prepare: openMenu },
];

/** Whether a role has this screen. */
export const isSeenBy = ({ roles = DEFAULT_ROLES }: Shot, role: Role): boolean =>
  (roles as readonly Role[]).includes(role);
