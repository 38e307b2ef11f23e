import type { Page } from 'playwright-core';
import { openPage } from '../browser/bench-page';
import { newVisitor } from '../browser/launch';
import { keep, type BenchCase, type Lab, type StoredVisitor } from '../lab';
import { PROFILES } from '../profiles';
import { interleave } from '../rounds';
import { signIn } from '../sign-in';

const PROFILE = PROFILES.slow;

/** Something a learner does in a screen that has come to rest. */
interface Interaction {
  readonly scenario: string;
  readonly origin: string;
  /** Who does it; absent: a visitor. */
  readonly storage?: StoredVisitor;
  /** What it is done in. */
  readonly subject: string;
  readonly path: string;
  /** Everything before it; what this takes is not measured. */
  prepare(page: Page): Promise<void>;
  /** The input itself, and the wait for what it has to bring about. */
  act(page: Page): Promise<void>;
}

const SEARCHED = 'bahnhof';
/** Between two keys: longer than the pause after which the search looks, so every key meets one. */
const KEY_MS = 300;
/** The composition in which the search has most to look through. */
const MANY = '2000 lessons';

type Steps = Omit<Interaction, 'origin' | 'storage' | 'subject'>;

const searching: Steps = {
  scenario: 'interaction-search',
  path: '/home',
  prepare: (page) => page.getByRole('searchbox', { name: /^Search .*lessons$/ }).focus(),
  async act(page) {
    await page.keyboard.type(SEARCHED, { delay: KEY_MS });
    await page.getByRole('button', { name: 'Clear search' }).waitFor();
  },
};

function stepsIn({ lesson: { path, title } }: Lab): readonly Steps[] {
  const card = (page: Page) => page.getByRole('button', { name: 'Turn the card', exact: true });
  const lessonLink = (page: Page) => page.locator(`main a[href="${path}"]`).first();
  const comments = (page: Page) => page.getByRole('region', { name: 'Comments' });
  return [
    searching,
    {
      scenario: 'interaction-flip',
      path: path.replace('/videos/', '/flashcards/'),
      prepare: (page) => card(page).waitFor(),
      async act(page) {
        await card(page).click();
        await page.getByRole('button', { name: /Turn back/ }).waitFor();
      },
    },
    {
      scenario: 'interaction-open',
      path: '/home',
      prepare: (page) => lessonLink(page).waitFor(),
      async act(page) {
        await lessonLink(page).click();
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
      },
    },
    {
      scenario: 'interaction-send',
      path,
      async prepare(page) {
        await page.getByRole('button', { name: 'Comments', exact: true }).click();
        await page.getByRole('textbox', { name: 'Your comment' }).fill('Merci vilmal!');
        await comments(page).getByText('Loading the comments').waitFor({ state: 'detached' });
      },
      async act(page) {
        await comments(page).getByRole('button', { name: 'Send', exact: true }).click();
        await comments(page).getByText('Your comment is sent.').waitFor({ state: 'attached' });
      },
    },
  ];
}

/** All of them in the product, as a member; the search among many lessons too, as a visitor. */
async function interactionsIn(lab: Lab): Promise<readonly Interaction[]> {
  const { origin } = lab.addresses.sites.shell;
  const storage = await signIn(lab, origin);
  const many = (await lab.startCompositions()).filter(({ name }) => name === MANY);
  return [
    ...stepsIn(lab).map((steps) => ({ ...steps, origin, storage, subject: 'product' })),
    ...many.map((site) => ({ ...searching, origin: site.origin, subject: MANY })),
  ];
}

/** The slowest event of each, from the input to the next paint: INP, where a learner works. */
export const interactions: BenchCase = {
  name: 'interactions',
  title: 'search, flip, open and send',
  isInQuick: false,
  async run(lab) {
    await interleave(await interactionsIn(lab), lab.rounds, async (interaction, round) => {
      const { scenario, subject, origin, storage, path, prepare, act } = interaction;
      const context = await newVisitor(lab.browser, PROFILE, storage);
      const bench = await openPage(context, PROFILE);
      await bench.load(origin + path);
      await bench.untilQuiet();
      await prepare(bench.page);
      await bench.untilQuiet();
      await bench.untilPainted();
      await bench.forgetInteractions();
      await act(bench.page);
      await bench.untilPainted();
      const { interaction: inp } = await bench.read();
      keep(lab, round, { scenario, profile: PROFILE.name, subject }, { inp });
      await context.close();
    });
  },
};
