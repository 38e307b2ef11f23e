import type { Page } from 'playwright-core';
import { openPage } from '../browser/bench-page';
import { newVisitor } from '../browser/launch';
import { MANY, MANY_IN_M2 } from '../growth/composition-names';
import { keep, type BenchCase, type Lab, type StoredVisitor } from '../lab';
import { PROFILES } from '../profiles';
import { interleave } from '../rounds';
import { signInEverywhere } from '../sign-in';

const PROFILE = PROFILES.slow;

/** An action of a learner on a screen at rest. */
interface Interaction {
  readonly scenario: string;
  readonly origin: string;
  /** Storage with the session of a member; absent: a visitor. */
  readonly storage?: StoredVisitor;
  /** The variant or the composition. */
  readonly subject: string;
  readonly path: string;
  /** Prepares the action; not measured. */
  prepare(page: Page): Promise<void>;
  /** Does the action, and waits for its result. */
  act(page: Page): Promise<void>;
}

const SEARCHED = 'bahnhof';
/** Time between two keys. The search waits less before it looks, so it looks after each key. */
const KEY_MS = 300;

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

/** An account may comment once in ten seconds (docs/lessons.md, Comments). */
const COMMENT_PAUSE_MS = 11_000;

function stepsIn({ lesson: { path, title } }: Lab): readonly Steps[] {
  const card = (page: Page) => page.getByRole('button', { name: 'Turn the card', exact: true });
  const lessonLink = (page: Page) => page.locator(`main a[href="${path}"]`).first();
  const comments = (page: Page) => page.getByRole('region', { name: 'Comments' });
  // Product and M2 send comments of the same member, so they share the pause.
  let sentAt = -Infinity;
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
        await page.waitForTimeout(Math.max(0, sentAt + COMMENT_PAUSE_MS - performance.now()));
      },
      async act(page) {
        await comments(page).getByRole('button', { name: 'Send', exact: true }).click();
        await comments(page)
          .getByText('Your comment has been sent.')
          .waitFor({ state: 'attached' });
        sentAt = performance.now();
      },
    },
  ];
}

/** All interactions of a member in the product and in M2; a visitor's search in 2,000 lessons. */
async function interactionsIn(lab: Lab): Promise<readonly Interaction[]> {
  const storageOn = await signInEverywhere(lab);
  const judged = lab.variants.filter(({ name }) => name !== 'm');
  const steps = stepsIn(lab);
  const compositions = await lab.startCompositions();
  const many = compositions.filter(({ name }) => name === MANY || name === MANY_IN_M2);
  return [
    ...judged.flatMap(({ name, origin }) =>
      steps.map((step) => ({
        ...step,
        origin,
        storage: storageOn(origin),
        subject: name,
      })),
    ),
    ...many.map(({ name, origin }) => ({ ...searching, origin, subject: name })),
  ];
}

/** Measures the slowest event of each interaction, from the input to the next paint (INP). */
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
