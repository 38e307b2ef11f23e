import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../paths';
import { PRERENDER_FOLDER } from '../prerender-config';

/** The shell gives both to remotes at run time: the Platform, and the exports of kit. */
export const CONTRACTS = ['platform', 'kit'] as const;
export type Contract = (typeof CONTRACTS)[number];

/** The texts of the API reports, with each declaration of a contract. */
export type Reports = Readonly<Record<Contract, string>>;

/** The contract that a build was made with. */
export interface BuiltContract extends Reports {
  /** Members that the build uses, as `Alerts.show`; empty for the shell. */
  readonly uses: readonly string[];
}

/** The contract's file in a build. It is beside the code for Node, which no site serves. */
const fileIn = (dist: string) => join(dist, PRERENDER_FOLDER, 'contract');

export const reportFile = (contract: Contract) =>
  `delivery/src/build/contract/api/${contract}.api.md`;

/** The committed reports, which `npm run interfaces` writes. */
export const committedReports = (): Reports => {
  const read = (contract: Contract) => readFileSync(inRoot(reportFile(contract)), 'utf8');
  return { platform: read('platform'), kit: read('kit') };
};

/**
 * Writes the committed reports into a build, so that other shells can be compared with it.
 *
 * @param uses members that the build uses
 */
export const writeContract = (dist: string, uses: readonly string[] = []): void =>
  writeFileSync(fileIn(dist), JSON.stringify({ ...committedReports(), uses }));

/** Reads the contract of a build; undefined: the build is from before decision 41. */
export function readContract(folder: string): BuiltContract | undefined {
  const file = fileIn(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuiltContract) : undefined;
}
