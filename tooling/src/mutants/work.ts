import { judgeAgain } from './again';
import type { Area } from './areas';
import type { Mutant } from './mutant';
import { drawSample } from './sample';
import type { Judged } from './score';

/** The mutants of an area: all, and those that are not known to be equivalent. */
export interface AreaMutants {
  readonly area: Area;
  readonly all: readonly Mutant[];
  readonly counted: readonly Mutant[];
}

/** The mutants that a run judges, and those that an earlier run has judged. */
export interface Work {
  readonly sample: readonly { readonly area: Area; readonly mutants: readonly Mutant[] }[];
  /** Was noticed before, and counts. */
  readonly settled: readonly Judged[];
  /** Was not noticed before; these mutants are the sample. */
  readonly open: readonly Judged[];
  /** Was not noticed before, and does not count any more. */
  readonly dropped: readonly Judged[];
}

/** @param count how many are drawn of all areas together, area by area as their shares say */
export function newSample(groups: readonly AreaMutants[], count: number, seed: number): Work {
  const shares = groups.map(({ area, counted }) => ({ items: counted, share: area.share }));
  const drawn = drawSample(shares, count, seed);
  const sample = groups.map(({ area }, index) => ({ area, mutants: drawn[index] ?? [] }));
  return { sample, settled: [], open: [], dropped: [] };
}

export function sampleAgain(report: readonly Judged[], groups: readonly AreaMutants[]): Work {
  const counted = new Set(groups.flatMap((group) => group.counted));
  const all = groups.flatMap((group) => group.all);
  const judgement = judgeAgain(report, all, (mutant) => !counted.has(mutant));
  const sample = groups.map(({ area }) => ({
    area,
    mutants: judgement.open.filter((one) => one.area === area.name).map(({ mutant }) => mutant),
  }));
  return { sample, ...judgement };
}
