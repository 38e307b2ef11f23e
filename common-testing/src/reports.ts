import type { JudgedLoad } from 'common/canary-judge';
import { networksOf, type StoredLoad } from 'shared-contracts/telemetry';

export const STABLE = 'aaaaaaaa';
export const CANARY = 'bbbbbbbb';
/** Time of these reports, just after the canary began. */
export const BEGAN = Date.parse('2026-11-26T08:00:00.000Z');
const SOON = '2026-11-26T08:00:01.000Z';

/**
 * One report of a browser with the stable build.
 *
 * @param browser number for its pseudonym and address; 65,536 in a row share no network
 */
export const aReport = (browser: number, rest: Partial<StoredLoad> = {}): StoredLoad => ({
  type: 'load',
  receivedAt: SOON,
  address: `10.${browser & 255}.${(browser >> 8) & 255}.${(browser >> 16) & 255}`,
  composition: 'shell-0a1b2c3d',
  at: SOON,
  rate: 1,
  remote: 'mf-live',
  version: '1.0.0',
  build: STABLE,
  channel: 'stable',
  screen: 'home',
  phase: 'mount',
  outcome: 'ok',
  ms: 400,
  contract: '^1.0.0',
  sequence: 3,
  reporter: browser.toString(16).padStart(8, '0'),
  ...rest,
});

/** Turns a report into one of a browser with the canary. */
export const ofCanary = (report: StoredLoad): StoredLoad => ({
  ...report,
  build: CANARY,
  channel: 'canary',
});

/** A simulated release: shares of browsers and their failures. */
export interface Release {
  readonly seed: number;
  /** Share of browsers with the canary, from 0 to 1. */
  readonly share: number;
  /** Share of browsers in which either build throws. */
  readonly throws: number;
  /** Share of browsers in which only the canary throws. */
  readonly throwsMore?: number;
  readonly browsers: number;
}

/** A random generator (Mulberry32): the same numbers from 0 to 1 for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Generates the reports of a simulated release. Each browser opens one screen twice, in random
 * order. Browsers miss canary files more often, because they do not have them yet; this holds for
 * an equal build too.
 */
export function* simulatedReports(release: Release): Generator<JudgedLoad & StoredLoad> {
  const { seed, share, throws, throwsMore = 0, browsers } = release;
  const random = randomOf(seed);
  const waiting: StoredLoad[] = [];
  const judged = (load: StoredLoad) => ({ ...load, networks: networksOf(load.address) });
  for (let browser = 1; browser <= browsers; browser += 1) {
    const isCanary = random() < share;
    const doesThrow = random() < throws || (isCanary && random() < throwsMore);
    const doesMiss = random() < (isCanary ? 0.01 : 0.001);
    const outcome = doesThrow ? 'crashed' : doesMiss ? 'unreachable' : 'ok';
    const report = aReport(browser, { outcome });
    yield judged(isCanary ? ofCanary(report) : report);
    const again = aReport(browser, { outcome: doesThrow ? 'crashed' : 'ok' });
    waiting.push(isCanary ? ofCanary(again) : again);
    if (random() < 0.9) {
      const [next] = waiting.splice(Math.floor(random() * waiting.length), 1);
      if (next) yield judged(next);
    }
  }
}
