import { measureLoad, timeToUsable } from '../browser/measure-load';
import { newVisitor } from '../browser/launch';
import type { Target } from '../browser/probe';
import { keep, type Lab, type StoredVisitor } from '../lab';
import { PROFILES, type Profile } from '../profiles';
import { COUNTING, interleave, ONCE } from '../rounds';
import type { Variant } from '../variants';

/** A page opened by a new browser. */
export interface ColdLoad {
  readonly scenario: string;
  readonly path: string;
  readonly target: Target;
  /** The browser's storage, by variant; default: empty. */
  readonly visitorOf?: (variant: Variant) => StoredVisitor;
  /** Scenario of a second visit by the same browser; default: no second visit. */
  readonly again?: string;
}

/** Loads the page in a new browser, and again for the second scenario, with a warm cache. */
async function visit(
  lab: Lab,
  profile: Profile,
  load: ColdLoad,
  variant: Variant,
  round: number | undefined,
): Promise<void> {
  const { scenario, path, target, visitorOf, again: secondScenario } = load;
  const context = await newVisitor(lab.browser, profile, visitorOf?.(variant));
  for (const name of secondScenario === undefined ? [scenario] : [scenario, secondScenario]) {
    const url = variant.origin + path;
    const metrics = await measureLoad(context, profile, url, target);
    keep(lab, round, { scenario: name, profile: profile.name, subject: variant.name }, metrics);
  }
  await context.close();
}

async function coldTime(
  { browser }: Lab,
  { path, target, visitorOf }: ColdLoad,
  variant: Variant,
  profile: Profile,
): Promise<number> {
  const context = await newVisitor(browser, profile, visitorOf?.(variant));
  const time = await timeToUsable(context, profile, variant.origin + path, target);
  await context.close();
  return time;
}

/** Measures a cold load of all variants under these profiles. */
export async function measureColdLoad(
  lab: Lab,
  load: ColdLoad,
  profiles: readonly Profile[],
): Promise<void> {
  for (const profile of profiles) {
    lab.say(`  ${load.scenario}, ${profile.name}`);
    lab.connectsAs(profile);
    // No goal needs this profile, so three rounds suffice.
    const rounds = profile.name === 'connect' ? COUNTING : lab.rounds;
    await interleave(lab.variants, rounds, (variant, round) =>
      visit(lab, profile, load, variant, round),
    );
  }
  lab.connectsAs(PROFILES.slow);
}

/** Measures only the time to usable content, for the quick bench. */
export async function timeColdLoad(lab: Lab, load: ColdLoad, profile: Profile): Promise<void> {
  await interleave(lab.variants, lab.rounds, async (variant, round) => {
    const usable = await coldTime(lab, load, variant, profile);
    const key = { scenario: load.scenario, profile: profile.name, subject: variant.name };
    keep(lab, round, key, { usable });
  });
}

/**
 * Counts the serial round trips before a cold load is usable. Each takes one second, and all
 * computing takes less, so the whole seconds are their number.
 */
export async function countColdRounds(lab: Lab, load: ColdLoad): Promise<void> {
  const profile = PROFILES.latency;
  const roundTrip = profile.network?.roundTripMs ?? Infinity;
  const rounds = lab.isQuick ? ONCE : COUNTING;
  await interleave(lab.variants, rounds, async (variant, round) => {
    const usable = await coldTime(lab, load, variant, profile);
    const key = { scenario: load.scenario, profile: profile.name, subject: variant.name };
    keep(lab, round, key, { rounds: Math.floor(usable / roundTrip) });
  });
}
