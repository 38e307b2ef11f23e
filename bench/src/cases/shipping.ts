import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import { anotherCopy } from 'delivery/build/another-folder';
import { PlainError } from 'delivery/plain-error';
import { localRelease } from 'delivery/store/local/publish';
import { archive } from 'delivery/release/archive';
import { published } from 'delivery/release/changes';
import { release, type Released } from 'delivery/release/release';
import { rollBack } from 'delivery/release/roll-back';
import { newVisitor } from '../browser/launch';
import { keep, type BenchCase, type Lab } from '../lab';
import { PROFILES } from '../profiles';
import { PLANS_LINK } from '../targets';

const run = promisify(execFile);

const PROFILE = PROFILES.fast;
const REMOTE = 'mf-subscriptions';
const SENTENCE = {
  file: 'src/messages/subscriptions.ts',
  text: 'The free mini lessons stay free for everyone.',
};
/** Limit, because a round takes two builds. */
const MOST_ROUNDS = 3;
/** Visits of the screen after a rollback: so many in the open page, and so many new loads. */
const NAVIGATIONS = 5;

type Copy = ReturnType<typeof anotherCopy>;

const originOf = ({ addresses }: Lab) => addresses.sites.shell.origin;

/** Does work, and measures its time in milliseconds. */
async function timed<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly time: number }> {
  const startedAt = performance.now();
  const result = await work();
  return { result, time: performance.now() - startedAt };
}

/** Changes the sentence, and builds the remote alone, as its team does. */
async function build({ root, say }: Copy, sentence: string): Promise<void> {
  say(sentence);
  await run(process.execPath, [join(root, 'delivery', 'build.mjs')], { cwd: join(root, REMOTE) });
}

function publish({ addresses }: Lab, { root }: Copy): Promise<Released> {
  const number = archive(addresses, REMOTE, join(root, REMOTE, 'dist'));
  return release({
    ...localRelease(addresses),
    action: 'publish',
    remote: REMOTE,
    reason: 'The bench ships a sentence',
    choose(now) {
      if (!now) throw new PlainError('Nothing is released.');
      return published(now, REMOTE, number);
    },
  });
}

const sees = (page: Page, sentence: string) => page.getByText(sentence).waitFor();

/** Makes the page read the registry, as when its tab comes back into view. */
async function readRegistry(page: Page, { entry }: Released): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.waitForFunction(
    (number) => localStorage.getItem('registry-accepted')?.startsWith(`${number} `),
    entry.sequence,
  );
}

/** Opens the screen many times. @returns how often it showed a sentence of the stale build */
async function countStale(page: Page, home: string, stale: string): Promise<number> {
  let count = 0;
  const look = async () => {
    await page
      .getByRole('main')
      .getByRole('heading', { level: 1, name: 'Subscriptions' })
      .waitFor();
    count += await page.getByText(stale).count();
  };
  for (let turn = 0; turn < NAVIGATIONS; turn += 1) {
    await page.locator(PLANS_LINK).first().click();
    await look();
    await page.goBack();
    await page.locator(PLANS_LINK).first().waitFor();
  }
  for (let turn = 0; turn < NAVIGATIONS; turn += 1) {
    await page.goto(`${home}/subscriptions`);
    await look();
  }
  return count;
}

/** Builds and publishes a sentence, and waits until a learner who opens the screen reads it. */
async function ship(
  lab: Lab,
  copy: Copy,
  context: BrowserContext,
  sentence: string,
): Promise<Released> {
  await build(copy, sentence);
  const shipped = await publish(lab, copy);
  const learner = await context.newPage();
  await learner.goto(`${originOf(lab)}/subscriptions`);
  await sees(learner, sentence);
  await learner.close();
  return shipped;
}

/**
 * Shows the shipped build in an open page, rolls it back, and opens the screen again.
 *
 * @returns how often that showed the build that was rolled back
 */
async function rollBackUnder(
  open: Page,
  lab: Lab,
  shipped: Released,
  sentence: string,
): Promise<number> {
  await readRegistry(open, shipped);
  await open.locator(PLANS_LINK).first().click();
  await sees(open, sentence);
  await open.goBack();
  const back = await rollBack(
    { ...localRelease(lab.addresses), remote: REMOTE, reason: 'It is bad' },
    shipped.entry,
  );
  await readRegistry(open, back);
  return countStale(open, originOf(lab), sentence);
}

/**
 * Ships a changed sentence until a learner reads it, and compares the time with that of the build
 * alone. Then rolls it back under an open page. Changes only a copy of the remote.
 */
export const shipping: BenchCase = {
  name: 'shipping',
  title: 'an edited remote until learners see it, and its rollback',
  isInQuick: false,
  async run(lab) {
    const copy = anotherCopy(REMOTE, SENTENCE);
    const context = await newVisitor(lab.browser, PROFILE);
    const of = (scenario: string, subject: string) => ({
      scenario,
      profile: PROFILE.name,
      subject,
    });
    try {
      // Fills webpack's cache, because every developer has a full one.
      await build(copy, 'Warm.');
      for (let round = 0; round < Math.min(MOST_ROUNDS, lab.rounds.measured); round += 1) {
        const alone = await timed(() => build(copy, `Built alone ${round}.`));
        keep(lab, round, of('shipping', 'built alone'), { time: alone.time });

        const open = await context.newPage();
        await open.goto(`${originOf(lab)}/home`);
        const sentence = `Shipped ${round}.`;
        const { result: shipped, time } = await timed(() => ship(lab, copy, context, sentence));
        keep(lab, round, of('shipping', 'product'), { time });

        const stale = await rollBackUnder(open, lab, shipped, sentence);
        keep(lab, round, of('rollback', 'product'), { stale });
        await open.close();
      }
    } finally {
      await context.close();
      copy.remove();
    }
  },
};
