import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { inRoot } from 'delivery/paths';
import { PlainError } from 'delivery/plain-error';
import { ceilingFor, onlyFalls } from './ceilings';
import type { Measurement } from './measurement';

/** `tooling/budgets.json`: the most bytes that each page and built file may have, compressed. */
const BudgetsSchema = v.record(v.string(), v.number());
export type Budgets = v.InferOutput<typeof BudgetsSchema>;

export const BUDGETS_FILE = inRoot('tooling', 'budgets.json');

/**
 * Computes new ceilings from the present sizes. A ceiling that holds stays, or falls to a little
 * above the size. A broken ceiling rises, unless it was promised or only falls.
 */
export function budgetsFor(measurement: Measurement, budgets: Budgets): Budgets {
  const ceilings = [...measurement].map(([name, { bytes }]): [string, number] => {
    const fitting = ceilingFor(name, bytes);
    const ceiling = budgets[name] ?? 0;
    const stays = bytes <= ceiling || (ceiling > 0 && onlyFalls(name));
    return [name, stays ? Math.min(ceiling, fitting) : fitting];
  });
  return Object.fromEntries(ceilings.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** @throws {PlainError} when the file is missing or malformed */
export function readBudgets(file = BUDGETS_FILE): Budgets {
  const advice = 'bring it back with git';
  if (!existsSync(file)) throw new PlainError(`${file} is missing; ${advice}`);
  try {
    return v.parse(BudgetsSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new PlainError(`${file} is malformed (${(error as Error).message}); ${advice}`);
  }
}

export const writeBudgets = (budgets: Budgets, file = BUDGETS_FILE): void =>
  writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);
