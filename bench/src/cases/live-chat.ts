import { randomUUID } from 'node:crypto';
import type { Frame, Page } from 'playwright-core';
import { FULL_ROOM, startFullRoom } from 'stand-ins/chat-load/full-room';
import { PlainError } from 'delivery/plain-error';
import { openPage } from '../browser/bench-page';
import { newVisitor } from '../browser/launch';
import { keep, type BenchCase, type Lab, type StoredVisitor } from '../lab';
import { PROFILES } from '../profiles';
import { interleave } from '../rounds';
import { signIn } from '../sign-in';

const PROFILE = PROFILES.fast;
/** Limit, because a round takes 15 seconds, and its messages stay in the database. */
const MOST_ROUNDS = 5;
const TYPED = 'Grüezi mitenand, wie gaht s';
const KEY_MS = 150;

/** Enters the room. @returns the id of its live lesson, from the page's heartbeat */
async function enter(page: Page, url: string): Promise<string> {
  const heartbeat = page.waitForRequest(
    (request) => /documents:commit/.test(request.url()) && /Present/.test(request.postData() ?? ''),
  );
  await page.goto(url);
  await page.getByRole('button', { name: 'Enter the room' }).click();
  const [, lesson] = /LiveChats\/([^/]+)\//.exec((await heartbeat).postData() ?? '') ?? [];
  if (lesson === undefined) throw new PlainError('The room names no live lesson.');
  return lesson;
}

/** The frame of the chat, which gets the keys. */
async function frameOf(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector('iframe[title="Live chat"]')).contentFrame();
  if (!frame) throw new PlainError('The chat has no document.');
  await frame.getByRole('textbox', { name: 'Your message' }).waitFor();
  return frame;
}

/** Types a sentence into the chat and sends it. @returns ms of the slowest key */
async function typeAndSend(page: Page, chat: Frame): Promise<number> {
  await chat.getByRole('textbox', { name: 'Your message' }).focus();
  await chat.evaluate(() => window.benchProbe.forgetInteractions());
  const text = `${TYPED} ${randomUUID().slice(0, 4)}`;
  await page.keyboard.type(text, { delay: KEY_MS });
  await page.keyboard.press('Enter');
  const sent = chat.getByRole('log').getByRole('listitem').filter({ hasText: text });
  await sent.getByRole('time').waitFor();
  await chat.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve())),
        );
      }),
  );
  return (await chat.evaluate(() => window.benchProbe.read())).interaction;
}

async function measure(
  { browser, addresses }: Lab,
  storage: StoredVisitor,
  isFull: boolean,
): Promise<Readonly<Record<string, number>>> {
  const context = await newVisitor(browser, PROFILE, storage);
  let load: Awaited<ReturnType<typeof startFullRoom>> | undefined;
  let inp: number;
  let report: Awaited<ReturnType<NonNullable<typeof load>['stop']>> | undefined;
  try {
    const { page } = await openPage(context, PROFILE);
    const lesson = await enter(page, `${addresses.sites.shell.origin}/live-lessons`);
    const chat = await frameOf(page);
    if (isFull) load = await startFullRoom(lesson, addresses);
    inp = await typeAndSend(page, chat);
  } finally {
    // The next case must not run under the load.
    report = await load?.stop();
    await context.close();
  }
  if (!report) return { inp };
  const { perSecond, missed, refusals } = report;
  if (missed > 0 || refusals.length > 0) {
    throw new PlainError(`The load lost messages: ${missed} missed; ${refusals[0] ?? ''}`);
  }
  // A busy machine slows the load, which flatters the page: a second goal says so.
  return { inp, shortfall: FULL_ROOM.perSecond / perSecond };
}

/**
 * Types into the chat of a live lesson, in an empty room and while 200 people write 20 messages a
 * second. The ratio is an upper bound: the load takes processor time from the browser, and for each
 * message the emulator sends all 100 messages anew, production only one.
 */
export const liveChat: BenchCase = {
  name: 'live-chat',
  title: 'typing in a full live chat',
  isInQuick: false,
  async run(lab) {
    const storage = await signIn(lab, lab.addresses.sites.shell.origin);
    // The warm-up fills the list, so both show 100 messages from then on.
    const rounds = { warmUps: 1, measured: Math.min(MOST_ROUNDS, lab.rounds.measured) };
    await interleave(['product', 'empty room'], rounds, async (subject, round) => {
      const values = await measure(lab, storage, subject === 'product');
      keep(lab, round, { scenario: 'live-chat', profile: PROFILE.name, subject }, values);
    });
  },
};
