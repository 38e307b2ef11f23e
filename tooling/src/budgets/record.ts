import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { inRoot } from '../paths';
import { PlainError } from '../processes/plain-error';
import { sumOf, type Bytes } from './bytes-by-module';
import { ceilingFor } from './ceilings';
import type { Measurement } from './measurement';

const BytesSchema = v.record(v.string(), v.number());

/** `tooling/budgets.json`: what everything weighed when its ceiling was set. */
const RecordSchema = v.record(
  v.string(),
  v.object({
    /** Bytes as they travel, and how many they may be. */
    ceiling: v.number(),
    bytes: v.number(),
    /** Bytes before compression. */
    modules: v.optional(BytesSchema),
    /** In place of modules: the files that it consists of, each with an entry of its own. */
    files: v.optional(BytesSchema),
  }),
);
export type BudgetRecord = v.InferOutput<typeof RecordSchema>;

export const RECORD_FILE = inRoot('tooling', 'budgets.json');

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) =>
  a < b ? -1 : 1;
const sorted = (bytes: Bytes) => Object.fromEntries(Object.entries(bytes).sort(byName));

/** The record of what is measured now, with ceilings to match. */
export const recordOf = (measurement: Measurement): BudgetRecord =>
  Object.fromEntries(
    [...measurement].sort(byName).map(([name, { bytes, files, modules }]) => [
      name,
      {
        ceiling: ceilingFor(name, bytes),
        bytes,
        ...(files ? { files: sorted(files) } : { modules: sorted(modules()) }),
      },
    ]),
  );

/** What an entry consisted of, down to the modules of its files. */
export function recordedModules(record: BudgetRecord, name: string): Bytes {
  const { modules = {}, files = {} } = record[name] ?? {};
  return sumOf([modules, ...Object.keys(files).map((file) => record[file]?.modules ?? {})]);
}

/** @throws {PlainError} when it is missing or malformed */
export function readRecord(file = RECORD_FILE): BudgetRecord {
  const advice = 'write it anew with: npm run budgets';
  if (!existsSync(file)) throw new PlainError(`${file} is missing; ${advice}`);
  try {
    return v.parse(RecordSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new PlainError(`${file} is malformed (${(error as Error).message}); ${advice}`);
  }
}

export const writeRecord = (record: BudgetRecord, file = RECORD_FILE): void =>
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
