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

/** Short, so that a worse canary ends within a minute. */
const EVERY_MS = 5_000;

const WATCH = '--watch';
const DEPLOYED = '--deployed';

/** Loads the code that composes pages only if there is a canary, because mostly there is none. */
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

/** Judges every five seconds until an interruption. A failure is printed, and stops nothing. */
async function watch(addresses: Addresses): Promise<void> {
  let isInterrupted = false;
  const reports = createReports(addresses);
  const interrupted = interruption().then(() => (isInterrupted = true));
  while (!isInterrupted) {
    try {
      (await judgeOnce(addresses, reports)).forEach((line) => console.log(line));
    } catch (error) {
      console.error(describeFailure(error));
    }
    await Promise.race([interrupted, delay(EVERY_MS)]);
  }
}

/** In a deployed product the judge is a function, which cannot change pages (decision 62). */
async function takeOverVerdicts(flags: ReadonlySet<string>): Promise<readonly string[]> {
  const { productOf } = await import('../product/product-of');
  const { takeOver, alone } = productOf(flags);
  return takeOver ? alone(takeOver) : [];
}

/** Prints one line for each canary that was ended. */
function printVerdicts(lines: readonly string[]): 0 {
  lines.forEach((line) => console.log(line));
  if (lines.length === 0) console.log('No canary is worse than its stable build.');
  return 0;
}

/**
 * `npm run judge` ends each canary of the running product whose reports are worse, once. With
 * `--watch`, as `npm start` runs it, it does so every 5 seconds. With `--deployed` it takes over
 * the verdicts of the deployed product's judge. Source: decision 56, decision 62.
 */
const judge: Command = async (args) => {
  const { flags } = parseFlags(args, { flags: [WATCH, DEPLOYED] });
  if (flags.has(DEPLOYED)) return printVerdicts(await takeOverVerdicts(flags));
  const addresses = addressesAt(parsePortOffset(process.env.PORT_OFFSET));
  if (flags.has(WATCH)) {
    await watch(addresses);
    return 0;
  }
  await requireRunning(addresses);
  return printVerdicts(await judgeOnce(addresses, createReports(addresses)));
};

export default judge;
