import type { Page } from '@playwright/test';
import { firestoreOrigin, functionsOrigin, functionUrl } from '../support/backend';
import { coldLoad, describeLoad, type ColdLoadOptions } from '../support/cold-load';
import { newestLesson } from '../support/content';
import { lessonCards } from '../support/lesson-card';
import { mainHeading } from '../support/remotes';
import { recordRequests } from '../support/requests';
import { roundsOf } from '../support/rounds';
import { expect, test, type Who } from '../support/test';

// `npm run budgets -- --check` checks the bytes of the builds.

interface Budget extends ColdLoadOptions {
  readonly what: string;
  readonly who: Who;
  /** Number of documents, scripts, style sheets and fetches. No content waits for other files. */
  readonly requests: number;
  /** Number of round trips, see `inRounds`. */
  readonly rounds: number;
}

/** Waits until the screen is visible and hydrated. */
const shows = (heading: string) => async (page: Page) => {
  await expect(mainHeading(page, heading)).toBeVisible();
  await expect(page.locator('[data-build]')).toHaveCount(0);
};

const showsText = (page: Page) =>
  expect(page.getByRole('region', { name: 'Line by line' }).getByRole('listitem')).toHaveCount(
    newestLesson.lines.length,
  );

const SESSION = [/firebase-app_ts\.\w+\.js$/, /\/auth\.\w+\.js$/, /accounts:lookup/];
const CALL = [/\/functions\.\w+\.js$/, /\/getSecureData_v2_0$/];

/** Promised numbers, from issue 3, goals. A page names all files that it needs to be usable. */
const PROMISED: Pick<Budget, 'who' | 'late' | 'requests' | 'rounds'> = {
  who: 'visitor',
  late: [],
  requests: 6,
  rounds: 2,
};

/** Measured numbers: the six files and the code of the lesson, whose page holds its title. */
const TITLE: Budget = {
  what: 'the title of a lesson',
  who: 'visitor',
  path: `/videos/${newestLesson.id}`,
  untilUsable: shows(newestLesson.title),
  late: [],
  requests: 7,
  rounds: 2,
};

const BUDGETS: readonly Budget[] = [
  {
    ...PROMISED,
    what: 'home',
    path: '/',
    untilUsable: async (page) => {
      await shows('Understand the people around you')(page);
      await expect(lessonCards(page).first()).toBeVisible();
    },
  },
  { ...PROMISED, what: 'the form', path: '/sign-in-up', untilUsable: shows('Sign up') },
  { ...PROMISED, what: 'live lessons', path: '/live-lessons', untilUsable: shows('Live lessons') },
  { ...PROMISED, what: 'the plans', path: '/subscriptions', untilUsable: shows('Subscriptions') },
  TITLE,
  {
    // Measured: also the chunks of the session (3) and the call (2).
    ...TITLE,
    what: 'the text of a lesson',
    who: 'vip',
    untilUsable: showsText,
    late: [...SESSION, ...CALL],
    requests: 12,
    rounds: 4,
  },
];

for (const { what, who, requests, rounds, ...options } of BUDGETS) {
  test.describe(`for a ${who} who opens ${options.path} for the first time`, () => {
    test.use({ who });
    test(`${what}: ${requests} requests in ${rounds} rounds`, async ({ page }) => {
      const load = await coldLoad(page, options);
      expect(load.needed.length, describeLoad(load)).toBeLessThanOrEqual(requests);
      expect(roundsOf(load.needed), describeLoad(load)).toBeLessThanOrEqual(rounds);
    });
  });
}

test('a page that depends on what it does not name is found out', async ({ page }) => {
  const asked = page.waitForRequest(/\/auth\.\w+\.js$/);
  const untilUsable = async () => {
    await asked;
    // A longer wait changes nothing, because the session stays unknown.
    await expect(page.getByRole('alertdialog')).toBeVisible({ timeout: 500 });
  };
  await expect(coldLoad(page, { path: TITLE.path, late: [], untilUsable })).rejects.toThrow(
    /is not usable without one of these:\n[^]*round 3: \/assets\/auth\.\w+\.js, asked for by \//,
  );
});

test.describe('a vip', () => {
  test.use({ who: 'vip' });
  // `get-secure-data.test.ts` counts the reads of the call, `home.spec.ts` those of home.
  test('opens a lesson for one call and one read; consents and progress are read once a visit', async ({
    page,
  }) => {
    const requests = recordRequests(page);
    const read: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(firestoreOrigin)) read.push(request.postData() ?? '');
    });
    await page.goto(TITLE.path);
    await showsText(page);
    // Wait for the words, which the page requests last, when it is idle.
    await expect(page.getByRole('button', { name: 'Mark words' })).toBeVisible();
    await expect(page.getByText(/of its words|Press a word/)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const sentTo = (to: string) => requests.filter(({ origin }) => origin === to).map(String);
    expect(sentTo(functionsOrigin)).toEqual([functionUrl('getSecureData_v2_0')]);
    // The lesson, for its links; the consents; the progress; and a query for the learner's words.
    const places = read.map(
      (body) => /"documents":\["[^"]*\/(\w+)\/[^"/]*"\]|"collectionId":"(\w+)"/.exec(body) ?? [],
    );
    const allowed = new Set(['Videos', 'Users', 'LearnerState', 'Words']);
    const others = places.filter(
      ([, document, collection]) => !allowed.delete(document ?? collection ?? ''),
    );
    expect(others).toEqual([]);
  });
});
