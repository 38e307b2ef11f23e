import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { anotherCopy } from 'tooling/build/another-folder';
import { PlainError } from 'tooling/processes/plain-error';
import { localRelease } from 'tooling/product/publish';
import { archive } from 'tooling/shipping/archive';
import { published } from 'tooling/shipping/changes';
import { release, type Released } from 'tooling/shipping/release';
import { rollBack } from 'tooling/shipping/roll-back';
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
/** Each takes two builds. */
const MOST_ROUNDS = 3;
/** How often the screen is opened after a rollback, in the open page and by a load each. */
const NAVIGATIONS = 5;

type Copy = ReturnType<typeof anotherCopy>;

/** Milliseconds. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Changes the sentence and builds the remote alone, as its team does. */
async function build({ root, say }: Copy, sentence: string): Promise<void> {
  say(sentence);
  await run(process.execPath, [join(root, 'tooling', 'build.mjs')], { cwd: join(root, REMOTE) });
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

/** The page reads the registry, as when its tab comes back into view. */
async function readRegistry(page: Page, { sequence }: Released['entry']): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.waitForFunction(
    (number) => localStorage.getItem('registry-accepted')?.startsWith(`${number} `),
    sequence,
  );
}

/** Opens the screen again and again. @returns how often it was the build that says a sentence */
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

/**
 * Ships one changed sentence until a learner reads it, against building that remote alone; then
 * rolls it back under an open page. It works in a copy of the remote, with the shipped content.
 */
export const shipping: BenchCase = {
  name: 'shipping',
  title: 'an edited remote until learners see it, and its rollback',
  isInQuick: false,
  async run(lab) {
    const { origin } = lab.addresses.sites.shell;
    const copy = anotherCopy(REMOTE, SENTENCE);
    const context = await newVisitor(lab.browser, PROFILE);
    const of = (scenario: string, subject: string) => ({
      scenario,
      profile: PROFILE.name,
      subject,
    });
    try {
      // Fills webpack's cache, which every developer has.
      await build(copy, 'Warm.');
      for (let round = 0; round < Math.min(MOST_ROUNDS, lab.rounds.measured); round += 1) {
        const alone = await timed(() => build(copy, `Built alone ${round}.`));
        keep(lab, round, of('shipping', 'built alone'), { time: alone });

        const open = await context.newPage();
        await open.goto(`${origin}/home`);
        const sentence = `Shipped ${round}.`;
        let shipped: Released | undefined;
        const time = await timed(async () => {
          await build(copy, sentence);
          shipped = await publish(lab, copy);
          const learner = await context.newPage();
          await learner.goto(`${origin}/subscriptions`);
          await sees(learner, sentence);
          await learner.close();
        });
        keep(lab, round, of('shipping', 'product'), { time });
        if (!shipped) throw new PlainError('Nothing was shipped.');

        // The open page has the build that is bad.
        await readRegistry(open, shipped.entry);
        await open.locator(PLANS_LINK).first().click();
        await sees(open, sentence);
        await open.goBack();
        const { entry } = shipped;
        let back: Released | undefined;
        const rollbackTime = await timed(async () => {
          const options = {
            ...localRelease(lab.addresses),
            remote: REMOTE,
            reason: 'It is bad',
          } as const;
          back = await rollBack(options, entry);
        });
        if (!back) throw new PlainError('Nothing was rolled back.');
        await readRegistry(open, back.entry);
        const stale = await countStale(open, origin, sentence);
        keep(lab, round, of('rollback', 'product'), { time: rollbackTime, stale });
        await open.close();
      }
    } finally {
      await context.close();
      copy.remove();
    }
  },
};
