import { setTimeout as delay } from 'node:timers/promises';
import { addresses as addressesAt, type Addresses } from '../addresses';
import { createReports, type Reports } from '../judgement/read-reports';
import { parsePortOffset } from '../preflight';
import { interruption } from '../processes/interruption';
import { parseFlags } from '../processes/parse-flags';
import { describeFailure } from '../processes/plain-error';
import type { Command } from '../processes/run-command';
import { requireRunning } from '../product/is-running';
import { lastEntry } from '../releases/releases';

/** A canary that is worse is gone within a minute. */
const EVERY_MS = 5_000;

const WATCH = '--watch';

/** All that composes pages is loaded where there is a canary, because mostly there is none. */
async function judgeOnce(addresses: Addresses, reports: Reports): Promise<readonly string[]> {
  const { canaries = {} } = lastEntry(addresses)?.entry ?? {};
  if (Object.keys(canaries).length === 0) {
    reports.keepOnly(() => false);
    return [];
  }
  const { askedAbout, judgeLocally } = await import('../judgement/judge-locally');
  const lines = await judgeLocally(addresses, reports.read());
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

/**
 * `npm run judge`: ends each canary of the running product that its reports show to be worse, once.
 * With `--watch`, as `npm start` runs it, every 5 seconds. Source: decision 56.
 */
const judge: Command = async (args) => {
  const { flags } = parseFlags(args, { flags: [WATCH] });
  const addresses = addressesAt(parsePortOffset(process.env.PORT_OFFSET));
  if (flags.has(WATCH)) {
    await watch(addresses);
    return 0;
  }
  await requireRunning(addresses);
  const lines = await judgeOnce(addresses, createReports(addresses));
  lines.forEach((line) => console.log(line));
  if (lines.length === 0) console.log('No canary is worse than its stable build.');
  return 0;
};

export default judge;
