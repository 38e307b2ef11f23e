import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot, ROOT } from 'delivery/paths';

interface Project {
  readonly displayName: string;
  readonly transform: Readonly<Record<string, readonly [string, unknown]>>;
}

const jestFile = (file: string) => inRoot('tooling/src/mutants/jest', file);

/** Changes a project of Jest's configuration so that the text of one file can be replaced. */
const withMutant = (project: Project) => ({
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

/** Writes Jest's configuration for mutants: every project can replace the text of one file. */
export async function writeJestConfig(file: string): Promise<void> {
  const url = pathToFileURL(inRoot('jest.config.mjs')).href;
  const { default: base } = (await import(url)) as { default: { projects: readonly Project[] } };
  mkdirSync(dirname(file), { recursive: true });
  const config = {
    rootDir: ROOT,
    projects: base.projects.map(withMutant),
    testSequencer: jestFile('given-order.mjs'),
  };
  writeFileSync(file, JSON.stringify(config));
}
