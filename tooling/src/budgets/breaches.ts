import { promisedCeiling } from './ceilings';
import { growthLines, inDigits } from './growth';
import type { Measurement } from './measurement';
import { recordedModules, type BudgetRecord } from './record';

/** A fixed ceiling wins over a higher recorded size. */
function ceilingOf(record: BudgetRecord, name: string): number {
  return Math.min(record[name]?.ceiling ?? 0, promisedCeiling(name) ?? Infinity);
}

function describe(name: string, bytes: number, ceiling: number): string {
  const what = promisedCeiling(name) === ceiling ? 'the ceiling that was promised' : 'its ceiling';
  const above = `${inDigits(bytes - ceiling)} above ${what}, ${inDigits(ceiling)}`;
  return `${name}: ${inDigits(bytes)} bytes, ${above}`;
}

/**
 * What breaks its budget, one text per breach. It names the modules that grew; a page whose own
 * file is above its ceiling refers to that file.
 */
export function findBreaches(measurement: Measurement, record: BudgetRecord): readonly string[] {
  const isAbove = (name: string) =>
    record[name] !== undefined && (measurement.get(name)?.bytes ?? 0) > ceilingOf(record, name);

  const breaches = [...measurement].flatMap(([name, { bytes, files = {}, modules }]) => {
    if (!record[name]) return [`${name}: ${inDigits(bytes)} bytes, and no budget yet`];
    if (!isAbove(name)) return [];
    const culprits = Object.keys(files).filter(isAbove);
    const why =
      culprits.length > 0
        ? [`  because of ${culprits.join(', ')}`]
        : growthLines(modules(), recordedModules(record, name));
    return [[describe(name, bytes, ceilingOf(record, name)), ...why].join('\n')];
  });
  const gone = Object.keys(record).filter((name) => !measurement.has(name));
  return [...breaches, ...gone.map((name) => `${name}: has a budget, and is no longer built`)];
}

/** Room below a ceiling at which a budget is tight, as a share of the ceiling. */
const TIGHT = 0.01;

/**
 * What keeps its budget and has less than one per cent of room left, in one line each: the next
 * feature has to make room first.
 */
export const findTight = (measurement: Measurement, record: BudgetRecord): readonly string[] =>
  [...measurement].flatMap(([name, { bytes }]) => {
    const ceiling = ceilingOf(record, name);
    const room = ceiling - bytes;
    if (!record[name] || room < 0 || room >= ceiling * TIGHT) return [];
    return [`${name}: ${inDigits(bytes)} bytes, ${inDigits(room)} below ${inDigits(ceiling)}`];
  });
