import type { Site } from 'delivery/addresses';
import { inRoot } from 'delivery/paths';
import type { DeploySites } from 'delivery/store/hosting/ship-sites';
import { createProcesses } from '../processes/processes';
import { CLI } from '../emulators/cli';

/** Arguments of the official CLI that releases these sites. */
export const deployArguments = (
  sites: readonly Site[],
  { releaseFile, projectId, message }: { releaseFile: string; projectId: string; message: string },
): readonly string[] => [
  'deploy',
  '--only',
  sites.map((site) => `hosting:${site}`).join(','),
  '--config',
  releaseFile,
  '--project',
  projectId,
  '--message',
  message,
  '--non-interactive',
];

/**
 * Deploys with the official CLI, `firebase-tools`, which uploads what Hosting does not have yet and
 * then switches the site at once. Its credentials are those of the environment.
 *
 * @returns throws a `PlainError` with the last lines of the CLI where it fails
 */
export const deployWithCli =
  (releaseFile: string, projectId: string): DeploySites =>
  (sites, message) =>
    createProcesses(inRoot('.run', 'deployed', 'logs')).run({
      name: `deploy-${sites.join('-')}`,
      command: process.execPath,
      args: [CLI, ...deployArguments(sites, { releaseFile, projectId, message })],
      env: { CI: '1', NO_UPDATE_NOTIFIER: '1' },
    });
