import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, object, parse, string, type GenericSchema } from 'valibot';
import { BUILT_PACKAGES, type BuiltPackage } from 'delivery/build/packages';
import { previewDeployment } from 'delivery/compose';
import { git } from 'delivery/git';
import { previewConfig, writeReleaseConfig } from 'delivery/hosting/release-config';
import { inRoot, ROOT } from 'delivery/paths';
import { PlainError } from 'delivery/plain-error';
import { presentCommit } from 'delivery/release/commit';
import { composePreview } from 'delivery/store/hosting/compose-preview';
import { DAY_MS } from 'shared-contracts';
import { CLI } from '../emulators/cli';
import { createProcesses } from '../processes/processes';
import { deployedLog } from './deployed-release';

/** A Firebase project of its own: who may deploy there cannot deploy to learners. */
const PREVIEWS_PROJECT = 'swissgerman-previews';

/** So long Hosting keeps a preview after its last deployment. */
const KEPT_DAYS = 14;

export const PREVIEW_HELP =
  'Say a name after --preview, of small letters, digits and dashes: --preview pr-12';

/** @throws {PlainError} when Hosting would not take the name for a channel */
export function requirePreviewName(name: string): string {
  if (/^[a-z][a-z0-9-]{0,29}$/.test(name) && name !== 'live') return name;
  throw new PlainError(`"${name}" names no preview; nothing is deployed. ${PREVIEW_HELP}`);
}

const KEPT = ['--expires', `${KEPT_DAYS}d`] as const;
const FIREBASE_FILE = inRoot('firebase', 'firebase.json');
const SITES_FILE = inRoot('firebase', '.firebaserc');

/**
 * Arguments of the official CLI that is about channels.
 *
 * @param task with its own arguments
 */
const channelArguments = (
  [task, ...rest]: readonly ['list' | 'create' | 'deploy', ...string[]],
  configFile = FIREBASE_FILE,
): readonly string[] => [
  ...[`hosting:channel:${task}`, ...rest],
  ...['--config', configFile, '--project', PREVIEWS_PROJECT, '--json', '--non-interactive'],
];

/** Runs the official CLI to its end, and answers what it has written. */
export type RunCli = (args: readonly string[]) => Promise<string>;

async function runCli(args: readonly string[]): Promise<string> {
  let said = '';
  await createProcesses(inRoot('.run', 'deployed', 'logs')).run({
    name: 'preview',
    command: process.execPath,
    args: [CLI, ...args],
    env: { CI: '1', NO_UPDATE_NOTIFIER: '1' },
    onOutput: (chunk) => (said += chunk),
  });
  return said;
}

const ChannelSchema = object({ name: string(), url: string() });
const ChannelsSchema = object({ channels: array(ChannelSchema) });

/** @throws {PlainError} when the CLI answers something else */
function readAnswer<T>(schema: GenericSchema<unknown, T>, said: string): T {
  try {
    const answer = JSON.parse(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1)) as unknown;
    return parse(object({ result: schema }), answer).result;
  } catch {
    throw new PlainError(
      'The Firebase CLI does not name the addresses of the preview; nothing is deployed. What it said: .run/deployed/logs/preview.log',
    );
  }
}

/** The addresses that Hosting has made up for a channel; a new channel is empty. */
async function channelOrigins(cli: RunCli, name: string): Promise<Record<BuiltPackage, string>> {
  const { targets } = JSON.parse(readFileSync(SITES_FILE, 'utf8')) as {
    readonly targets: Record<string, { readonly hosting: Record<string, readonly string[]> }>;
  };
  const origins: [string, string][] = [];
  for (const target of BUILT_PACKAGES) {
    const site = ['--site', ...(targets[PREVIEWS_PROJECT]?.hosting[target] ?? [])] as const;
    const listed = await cli(channelArguments(['list', ...site]));
    const known = readAnswer(ChannelsSchema, listed).channels.find((channel) =>
      channel.name.endsWith(`/channels/${name}`),
    );
    const { url } =
      known ??
      readAnswer(ChannelSchema, await cli(channelArguments(['create', name, ...site, ...KEPT])));
    origins.push([target, url]);
  }
  return Object.fromEntries(origins) as Record<BuiltPackage, string>;
}

/** The branch of the working copy. */
function presentBranch(fallback: string): string {
  try {
    return git(ROOT, 'branch', '--show-current').trim() || fallback;
  } catch {
    return fallback;
  }
}

interface PreviewOptions {
  /** Default: the CLI, with the credentials of the environment. */
  readonly cli?: RunCli;
  /** Default: writes the sites of a preview from the last builds and the deployed product. */
  readonly compose?: typeof composePreview;
  /** Folder of all that belongs to previews. */
  readonly folder?: string;
  /** Default: the clock of this machine. */
  readonly now?: Date;
}

/**
 * Deploys a preview of the working copy. Pages name its addresses, so these come first. What is
 * refused leaves the preview that there is as it was.
 *
 * @param name of the preview, which the next deployment under the same name replaces
 * @returns lines for the author
 * @throws {PlainError} as `composePreview`, or with the last lines of the CLI where it fails
 */
export async function deployPreview(
  name: string,
  {
    cli = runCli,
    compose = composePreview,
    folder = inRoot('.run', 'preview'),
    now = new Date(),
  }: PreviewOptions = {},
): Promise<readonly string[]> {
  const sites = join(folder, 'hosting');
  const configFile = join(folder, 'firebase.json');
  const origins = await channelOrigins(cli, name);
  // A pull request on GitHub has a merge checked out, which is neither.
  const { PREVIEW_BRANCH, PREVIEW_COMMIT } = process.env;
  const branch = PREVIEW_BRANCH ?? presentBranch(name);
  const commit = PREVIEW_COMMIT?.slice(0, 12) ?? presentCommit() ?? 'unknown';
  // Each deployment begins the days anew.
  const endsAt = new Date(now.getTime() + KEPT_DAYS * DAY_MS);
  const deployment = previewDeployment(origins, { name: branch, commit, endsAt });
  const live = { ...deployedLog(), where: { folder: join(folder, 'shipping') } };
  const { changed, problems } = await compose({ deployment, live, sites });
  cpSync(SITES_FILE, join(folder, '.firebaserc'));
  writeReleaseConfig(configFile, sites, (base) => previewConfig(base, sites, deployment.origins));
  await cli(channelArguments(['deploy', name, ...KEPT, '--no-authorized-domains'], configFile));
  const what = changed.length > 0 ? changed.join(', ') : 'no package';
  const until = endsAt.toISOString().slice(0, 10);
  return [
    ...problems,
    `Preview ${name} has ${what} of commit ${commit} until ${until}: ${origins.shell}`,
  ];
}
