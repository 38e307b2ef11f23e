import { setTimeout as delay } from 'node:timers/promises';
import { addresses as addressesAt, type Addresses } from 'delivery/addresses';
import { createReports, type Reports } from 'delivery/release/judge/read-reports';
import { describeFailure } from 'delivery/plain-error';
import { lastEntry } from 'delivery/release/releases';
import { localJudgeKeys } from 'delivery/signing/registry-keys';
import { parsePortOffset } from '../preflight';
import { interruption } from '../processes/interruption';
import { parseFlags } from '../processes/parse-flags';
import type { Command } from '../processes/run-command';
import { requireRunning } from '../product/is-running';

/** A canary that is worse is gone within a minute. */
const EVERY_MS = 5_000;

const WATCH = '--watch';
const DEPLOYED = '--deployed';

/** All that composes pages is loaded where there is a canary, because mostly there is none. */
async function judgeOnce(addresses: Addresses, reports: Reports): Promise<readonly string[]> {
  const { canaries = {} } = lastEntry(addresses)?.entry ?? {};
  if (Object.keys(canaries).length === 0) {
    reports.keepOnly(() => false);
    return [];
  }
  const { askedAbout, judgeCanaries } = await import('delivery/release/judge/judge-canaries');
  const { localRelease } = await import('delivery/store/local/publish');
  const means = { ...localRelease(addresses), keys: localJudgeKeys(addresses) };
  const lines = await judgeCanaries(means, reports.read());
  reports.keepOnly(askedAbout(addresses));
  return lines;
}

/** Judges again and again until it is interrupted; a failure is said, and stops nothing. */
async function watch(addresses: Addresses): Promise<void> {
  let isOver = false;
  const reports = createReports(addresses);
  const over = interruption().then(() => (isOver = true));
  while (!isOver) {
    try {
      (await judgeOnce(addresses, reports)).forEach((line) => console.log(line));
    } catch (error) {
      console.error(describeFailure(error));
    }
    await Promise.race([over, delay(EVERY_MS)]);
  }
}

/** In a deployed product the judge is a function, which cannot change pages (decision 62). */
async function takeOverVerdicts(flags: ReadonlySet<string>): Promise<readonly string[]> {
  const { productOf } = await import('../product/product-of');
  const { takeOver, alone } = productOf(flags);
  return takeOver ? alone(takeOver) : [];
}

const NONE = 'No canary is worse than its stable build.';

/** Says what was ended. */
function tell(lines: readonly string[]): 0 {
  lines.forEach((line) => console.log(line));
  if (lines.length === 0) console.log(NONE);
  return 0;
}

/**
 * `npm run judge`: ends each canary of the running product that its reports show to be worse, once.
 * With `--watch`, as `npm start` runs it, every 5 seconds. With `--deployed` it takes over what the
 * judge of the deployed product has ended. Source: decision 56, decision 62.
 */
const judge: Command = async (args) => {
  const { flags } = parseFlags(args, { flags: [WATCH, DEPLOYED] });
  if (flags.has(DEPLOYED)) return tell(await takeOverVerdicts(flags));
  const addresses = addressesAt(parsePortOffset(process.env.PORT_OFFSET));
  if (flags.has(WATCH)) {
    await watch(addresses);
    return 0;
  }
  await requireRunning(addresses);
  return tell(await judgeOnce(addresses, createReports(addresses)));
};

export default judge;
