import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { dirname } from 'node:path';
import { presentCommit } from 'delivery/release/commit';
import { PROFILES, type Profile } from '../profiles';
import type { Rounds } from '../rounds';
import type { BenchRun } from '../run-bench';
import type { Sample } from '../samples';
import { DEFINITIONS } from './definitions';
import { goalRows, type GoalRow } from './table';

/** The results of a run, with the conditions under which it was measured. */
export interface Results {
  readonly measuredAt: string;
  /** With `+` if files have changed since. */
  readonly commit: string;
  readonly machine: {
    readonly processors: string;
    readonly memory: string;
    readonly node: string;
    readonly paceMs: BenchRun['paceMs'];
  };
  readonly browser: string;
  readonly rounds: Rounds;
  readonly profiles: readonly Profile[];
  readonly definitions: Readonly<Record<string, string>>;
  readonly goals: readonly GoalRow[];
  readonly samples: readonly Sample[];
}

function machine(paceMs: BenchRun['paceMs']): Results['machine'] {
  const [first] = cpus();
  return {
    processors: `${cpus().length} × ${first?.model.trim() ?? 'unknown'}`,
    memory: `${Math.round(totalmem() / 1024 ** 3)} GB`,
    node: process.versions.node,
    paceMs,
  };
}

/** Rounds to three digits. */
const rounded = (values: Sample['values']) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Math.round(value * 1000) / 1000]),
  );

export function collectResults({
  samples,
  browserVersion,
  paceMs,
  rounds,
}: Omit<BenchRun, 'failures'> & { readonly rounds: Rounds }): Results {
  return {
    measuredAt: new Date().toISOString(),
    commit: presentCommit() ?? 'unknown',
    machine: machine(paceMs),
    browser: `Chromium ${browserVersion}`,
    rounds,
    profiles: Object.values(PROFILES),
    definitions: DEFINITIONS,
    goals: goalRows(samples),
    samples: samples.map((sample) => ({ ...sample, values: rounded(sample.values) })),
  };
}

/** Writes each sample on its own line, so that two runs can be compared by `diff`. */
export function writeResults(file: string, { samples, ...rest }: Results): void {
  mkdirSync(dirname(file), { recursive: true });
  const head = JSON.stringify(rest, null, 2).replace(/\n}$/, '');
  const lines = samples.map((sample) => `    ${JSON.stringify(sample)}`).join(',\n');
  writeFileSync(file, `${head},\n  "samples": [\n${lines}\n  ]\n}\n`);
}
