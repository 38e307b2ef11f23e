import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot, ROOT } from 'delivery/paths';

interface Project {
  readonly displayName: string;
  readonly transform: Readonly<Record<string, readonly [string, unknown]>>;
}

const jestFile = (file: string) => inRoot('tooling/src/mutants/jest', file);

/** A project of the usual configuration, in which the text of one file can be replaced. */
const mutable = (project: Project) => ({
  ...project,
  rootDir: ROOT,
  testEnvironment: jestFile(
    project.displayName === 'dom' ? 'browser-environment.ts' : 'node-environment.ts',
  ),
  transform: Object.fromEntries(
    Object.entries(project.transform).map(([files, [, options]]) => [
      files,
      [jestFile('mutating-transform.mjs'), options],
    ]),
  ),
});

/** Writes the configuration of Jest under which mutants are judged. */
export async function writeJestConfig(file: string): Promise<void> {
  const url = pathToFileURL(inRoot('jest.config.mjs')).href;
  const { default: usual } = (await import(url)) as { default: { projects: readonly Project[] } };
  mkdirSync(dirname(file), { recursive: true });
  const config = {
    rootDir: ROOT,
    projects: usual.projects.map(mutable),
    testSequencer: jestFile('given-order.mjs'),
  };
  writeFileSync(file, JSON.stringify(config));
}
