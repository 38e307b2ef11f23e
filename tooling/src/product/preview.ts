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

/** Another Firebase project, because its deployers must not be able to deploy to learners. */
const PREVIEWS_PROJECT = 'swissgerman-previews';

/** How long Hosting keeps a preview after its last deployment. */
const KEPT_DAYS = 14;

export const PREVIEW_HELP =
  'Say a name after --preview, of small letters, digits and dashes: --preview pr-12';

/** @throws {PlainError} when Hosting would refuse the name for a channel */
export function requirePreviewName(name: string): string {
  if (/^[a-z][a-z0-9-]{0,29}$/.test(name) && name !== 'live') return name;
  throw new PlainError(`"${name}" names no preview; nothing is deployed. ${PREVIEW_HELP}`);
}

const EXPIRES = ['--expires', `${KEPT_DAYS}d`] as const;
const FIREBASE_FILE = inRoot('firebase', 'firebase.json');
const SITES_FILE = inRoot('firebase', '.firebaserc');

/** Arguments of the Firebase CLI for channels. @param task with its own arguments */
const channelArguments = (
  [task, ...rest]: readonly ['list' | 'create' | 'deploy', ...string[]],
  configFile = FIREBASE_FILE,
): readonly string[] => [
  ...[`hosting:channel:${task}`, ...rest],
  ...['--config', configFile, '--project', PREVIEWS_PROJECT, '--json', '--non-interactive'],
];

/** Runs the Firebase CLI to its end. @returns its output */
export type RunCli = (args: readonly string[]) => Promise<string>;

async function runCli(args: readonly string[]): Promise<string> {
  let output = '';
  await createProcesses(inRoot('.run', 'deployed', 'logs')).run({
    name: 'preview',
    command: process.execPath,
    args: [CLI, ...args],
    env: { CI: '1', NO_UPDATE_NOTIFIER: '1' },
    onOutput: (chunk) => (output += chunk),
  });
  return output;
}

const ChannelSchema = object({ name: string(), url: string() });
const ChannelsSchema = object({ channels: array(ChannelSchema) });

/** Reads the JSON in the CLI's output. @throws {PlainError} when it does not fit the schema */
function readAnswer<T>(schema: GenericSchema<unknown, T>, output: string): T {
  try {
    const json = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
    const answer = JSON.parse(json) as unknown;
    return parse(object({ result: schema }), answer).result;
  } catch {
    throw new PlainError(
      'The Firebase CLI does not name the addresses of the preview; nothing is deployed. What it said: .run/deployed/logs/preview.log',
    );
  }
}

/** Asks Hosting for the addresses of a channel, and creates the channel where it is missing. */
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
      readAnswer(ChannelSchema, await cli(channelArguments(['create', name, ...site, ...EXPIRES])));
    origins.push([target, url]);
  }
  return Object.fromEntries(origins) as Record<BuiltPackage, string>;
}

function presentBranch(fallback: string): string {
  try {
    return git(ROOT, 'branch', '--show-current').trim() || fallback;
  } catch {
    return fallback;
  }
}

interface PreviewOptions {
  /** Default: the Firebase CLI, with the credentials of the environment. */
  readonly cli?: RunCli;
  /** Default: composes the sites from the last builds and the deployed product. */
  readonly compose?: typeof composePreview;
  /** Folder for the files of previews. */
  readonly folder?: string;
  /** Default: the clock of this machine. */
  readonly now?: Date;
}

/**
 * Deploys a preview of the working copy. It asks for the addresses first, because pages name them.
 * When it throws, an earlier preview of that name stays as it was.
 *
 * @param name of the preview; a later deployment with the same name replaces it
 * @returns lines for the author
 * @throws {PlainError} as `composePreview`, or with the last lines of the CLI when that fails
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
  // GitHub checks out a merge for a pull request, so the workflow names branch and commit.
  const { PREVIEW_BRANCH, PREVIEW_COMMIT } = process.env;
  const branch = PREVIEW_BRANCH ?? presentBranch(name);
  const commit = PREVIEW_COMMIT?.slice(0, 12) ?? presentCommit() ?? 'unknown';
  // Each deployment restarts the 14 days.
  const endsAt = new Date(now.getTime() + KEPT_DAYS * DAY_MS);
  const deployment = previewDeployment(origins, { name: branch, commit, endsAt });
  const live = { ...deployedLog(), where: { folder: join(folder, 'shipping') } };
  const { changed, problems } = await compose({ deployment, live, sites });
  cpSync(SITES_FILE, join(folder, '.firebaserc'));
  writeReleaseConfig(configFile, sites, (base) => previewConfig(base, sites, deployment.origins));
  await cli(channelArguments(['deploy', name, ...EXPIRES, '--no-authorized-domains'], configFile));
  const what = changed.length > 0 ? changed.join(', ') : 'no package';
  const until = endsAt.toISOString().slice(0, 10);
  return [
    ...problems,
    `Preview ${name} has ${what} of commit ${commit} until ${until}: ${origins.shell}`,
  ];
}
