import type { Site } from 'delivery/addresses';
import { inRoot } from 'delivery/paths';
import type { DeploySites } from 'delivery/store/hosting/ship-sites';
import { createProcesses } from '../processes/processes';
import { CLI } from '../emulators/cli';

/** Arguments of the Firebase CLI for a release of these sites. */
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
 * Makes a function that deploys with the Firebase CLI, with the credentials of the environment. The
 * CLI uploads new files, then switches the site at once.
 *
 * @returns throws a `PlainError` with the last lines of the CLI when that fails
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
