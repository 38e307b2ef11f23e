import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { logIn } from '../support/accounts';
import { SHOTS, type Role, type Shot } from './screens';

const WIDTHS = [390, 1280] as const;
const HEIGHT = 844;

interface ShootOptions {
  readonly browser: Browser;
  /** Origin of the running product. */
  readonly baseURL: string;
  readonly folder: string;
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

/** Fetches the pictures that load only when the learner scrolls. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
}

async function shoot(page: Page, shot: Shot, file: string): Promise<void> {
  const { path, referer } = shot;
  await page.goto(path, { waitUntil: 'networkidle', ...(referer !== undefined && { referer }) });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await shot.prepare?.(page);
  await loadPictures(page);
  const hasDialog = (await page.locator('dialog[open]').count()) > 0;
  // A dialog covers the window; the rest of the page would only be dark.
  await page.screenshot({ path: file, fullPage: !hasDialog, animations: 'disabled' });
}

interface View {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

const VIEWS: readonly View[] = WIDTHS.flatMap((width) => [
  { width, colorScheme: 'light' },
  { width, colorScheme: 'dark' },
]);

const isWanted = (shot: Shot, role: Role, { width, colorScheme }: View): boolean =>
  (colorScheme === 'light' || shot.isMain === true) &&
  (width === WIDTHS[0] || shot.isNarrow !== true) &&
  (shot.roles?.includes(role) ?? true);

const nameOf = ({ name }: Shot, role: Role, { width, colorScheme }: View): string =>
  [name, role, width, ...(colorScheme === 'dark' ? ['dark'] : [])].join('-');

/**
 * Takes every screen as a role sees it, at both widths; the main ones in both themes. A failure
 * does not stop the other screens.
 *
 * @returns one line per screen that could not be taken
 */
export async function shootAs(options: ShootOptions, role: Role): Promise<string[]> {
  const { browser, baseURL, folder } = options;
  const storageState = await stateOf(options, role);
  const failures: string[] = [];
  for (const view of VIEWS) {
    const viewport = { width: view.width, height: HEIGHT };
    const context = await browser.newContext({
      ...{ baseURL, viewport, colorScheme: view.colorScheme, locale: 'en-GB' },
      ...(storageState && { storageState }),
    });
    for (const shot of SHOTS.filter((shot) => isWanted(shot, role, view))) {
      const name = nameOf(shot, role, view);
      const page = await context.newPage();
      await shoot(page, shot, path.join(folder, `${name}.png`)).catch((error: unknown) =>
        failures.push(`${name}: ${String(error).split('\n')[0]}`),
      );
      await page.close();
    }
    await context.close();
  }
  return failures;
}
