import type { Budgets } from './budgets-file';
import { promisedCeiling } from './ceilings';
import { heaviest, inDigits } from './composition';
import type { Measurement } from './measurement';

/** How many modules a breach names. */
const NAMED = 5;

/** A promised ceiling wins over a higher one of `budgets.json`. */
const ceilingOf = (budgets: Budgets, name: string) =>
  Math.min(budgets[name] ?? 0, promisedCeiling(name) ?? Infinity);

function describe(name: string, bytes: number, ceiling: number): string {
  const what = promisedCeiling(name) === ceiling ? 'the ceiling that was promised' : 'its ceiling';
  const above = `${inDigits(bytes - ceiling)} above ${what}, ${inDigits(ceiling)}`;
  return `${name}: ${inDigits(bytes)} bytes, ${above}`;
}

/**
 * Describes each breach of a budget, with the heaviest modules. A page with a file above its own
 * ceiling refers to that file instead.
 */
export function findBreaches(measurement: Measurement, budgets: Budgets): readonly string[] {
  const isAbove = (name: string) =>
    budgets[name] !== undefined && (measurement.get(name)?.bytes ?? 0) > ceilingOf(budgets, name);

  const breaches = [...measurement].flatMap(([name, { bytes, files = {}, modules }]) => {
    if (budgets[name] === undefined)
      return [`${name}: ${inDigits(bytes)} bytes, and no budget yet`];
    if (!isAbove(name)) return [];
    const culprits = Object.keys(files).filter(isAbove);
    const why =
      culprits.length > 0
        ? [`  because of ${culprits.join(', ')}`]
        : ['  heaviest modules, before compression:', ...heaviest(modules(), NAMED)];
    return [[describe(name, bytes, ceilingOf(budgets, name)), ...why].join('\n')];
  });
  const gone = Object.keys(budgets).filter((name) => !measurement.has(name));
  return [...breaches, ...gone.map((name) => `${name}: has a budget, and is no longer built`)];
}

/** Room below a ceiling at which a budget is tight, as a share of the ceiling. */
const TIGHT = 0.01;

/**
 * Lists the files and pages with less than one per cent of room below their ceiling, one line each.
 * The next feature there has to make room first.
 */
export const findTight = (measurement: Measurement, budgets: Budgets): readonly string[] =>
  [...measurement].flatMap(([name, { bytes }]) => {
    const ceiling = ceilingOf(budgets, name);
    const room = ceiling - bytes;
    if (budgets[name] === undefined || room < 0 || room >= ceiling * TIGHT) return [];
    return [`${name}: ${inDigits(bytes)} bytes, ${inDigits(room)} below ${inDigits(ceiling)}`];
  });
