import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { logIn } from '../support/accounts';
import { isSeenBy, SHOTS, type Role, type Shot } from './screens';

const PHONE = 390;
const HEIGHT = 844;
/** Windows below this width show the menu's button. */
const NARROW = 640;

interface ShootOptions {
  readonly browser: Browser;
  /** Origin of the running product. */
  readonly baseURL: string;
  readonly folder: string;
  /** Whether to take every screen in every view. */
  readonly isEvery: boolean;
}

type State = BrowserContextOptions['storageState'];

async function stateOf({ browser, baseURL }: ShootOptions, role: Role): Promise<State> {
  if (role === 'visitor') return undefined;
  const context = await browser.newContext({ baseURL });
  await logIn(await context.newPage(), role);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Loads the pictures that wait until the learner scrolls. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
}

type Look = 'light' | 'dark' | 'forced';

interface View {
  readonly width: number;
  readonly look: Look;
}

const viewsOf = (widths: readonly number[], looks: readonly Look[]): readonly View[] =>
  widths.flatMap((width) => looks.map((look) => ({ width, look })));

const DEFAULT_VIEWS = viewsOf([PHONE, 1280], ['light', 'dark']);
const EVERY_VIEW = viewsOf([320, PHONE, 768, 1280, 1600], ['light', 'dark', 'forced']);

const viewsFor = ({ isMain, isNarrow }: Shot, isEvery: boolean): readonly View[] =>
  (isEvery ? EVERY_VIEW : DEFAULT_VIEWS).filter(
    ({ width, look }) =>
      (isEvery || look === 'light' || isMain === true) && (width < NARROW || isNarrow !== true),
  );

const nameOf = ({ name }: Shot, role: Role, { width, look }: View): string =>
  [name, role, width, ...(look === 'light' ? [] : [look])].join('-');

async function open(page: Page, { path, referer, prepare }: Shot): Promise<void> {
  await page.goto(path, { ...(referer !== undefined && { referer }) });
  // Limit the wait, because a live stream never ends its requests.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await prepare?.(page);
}

async function shoot(page: Page, { width, look }: View, file: string): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({
    colorScheme: look === 'dark' ? 'dark' : 'light',
    forcedColors: look === 'forced' ? 'active' : 'none',
  });
  await loadPictures(page);
  const hasDialog = (await page.locator('dialog[open]').count()) > 0;
  // A dialog covers the window; the rest of the page would only be dark.
  await page.screenshot({
    path: file,
    fullPage: !hasDialog,
    animations: 'disabled',
    // Chrome does not draw content below the window, so the picture would be blank there.
    style: '* { content-visibility: visible !important }',
  });
}

/**
 * Takes the screens of a role: on a phone and a desktop, main ones also in the dark theme, or all
 * in every view. It opens each screen once and resizes it. A failure does not stop the other
 * screens.
 *
 * @returns one line per screen that could not be taken
 */
export async function shootAs(options: ShootOptions, role: Role): Promise<string[]> {
  const { browser, baseURL, folder, isEvery } = options;
  const storageState = await stateOf(options, role);
  const failures: string[] = [];
  const context = await browser.newContext({
    baseURL,
    viewport: { width: PHONE, height: HEIGHT },
    locale: 'en-GB',
    ...(storageState && { storageState }),
  });
  for (const shot of SHOTS.filter((shot) => isSeenBy(shot, role))) {
    const page = await context.newPage();
    try {
      await open(page, shot);
      for (const view of viewsFor(shot, isEvery)) {
        await shoot(page, view, path.join(folder, `${nameOf(shot, role, view)}.png`));
      }
    } catch (error) {
      failures.push(`${shot.name} of ${role}: ${String(error).split('\n')[0]}`);
    }
    await page.close();
  }
  await context.close();
  return failures;
}
