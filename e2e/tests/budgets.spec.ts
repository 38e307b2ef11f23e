import type { Page } from '@playwright/test';
import { firestoreOrigin, functionsOrigin, functionUrl } from '../support/backend';
import { coldLoad, describeLoad, type ColdLoadOptions } from '../support/cold-load';
import { newestLesson } from '../support/content';
import { lessonCards } from '../support/lesson-card';
import { mainHeading } from '../support/remotes';
import { recordRequests } from '../support/requests';
import { roundsOf } from '../support/rounds';
import { expect, test, type Who } from '../support/test';

// What the files weigh is judged from the builds: `npm run budgets -- --check`.

interface Budget extends ColdLoadOptions {
  readonly what: string;
  readonly who: Who;
  /** Documents, scripts, style sheets and fetches; nothing waits for fonts and pictures. */
  readonly requests: number;
  /** Serial round trips, see `inRounds`. */
  readonly rounds: number;
}

/** Until the screen is there, and React has taken over what was prerendered. */
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

/** Source of the numbers: issue 3, goals. A page names all that it needs to be usable. */
const PROMISED: Pick<Budget, 'who' | 'late' | 'requests' | 'rounds'> = {
  who: 'visitor',
  late: [],
  requests: 6,
  rounds: 2,
};

/** Ours, as measured: the six and the code of the lesson, whose page holds its title. */
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
    // Ours, as measured: the chunks of the session (3) and the call (2) come on top.
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
    // The session stays unknown, so a longer wait would change nothing.
    await expect(page.getByRole('alertdialog')).toBeVisible({ timeout: 500 });
  };
  await expect(coldLoad(page, { path: TITLE.path, late: [], untilUsable })).rejects.toThrow(
    /is not usable without one of these:\n[^]*round 3: \/assets\/auth\.\w+\.js, asked for by \//,
  );
});

test.describe('a vip', () => {
  test.use({ who: 'vip' });
  // What the call reads is counted where it does: `get-secure-data.test.ts`. Home: `home.spec.ts`.
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
    // Requests of the idle time count too: the words come last.
    await expect(page.getByRole('button', { name: 'Mark words' })).toBeVisible();
    await expect(page.getByText(/of its words|Press a word/)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const sentTo = (to: string) => requests.filter(({ origin }) => origin === to).map(String);
    expect(sentTo(functionsOrigin)).toEqual([functionUrl('getSecureData_v2_0')]);
    // One document each: the lesson, for what it links to; the consents; what was watched. And one
    // query for the learner's own words.
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
