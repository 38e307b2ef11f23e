import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { object, parse, record, string } from 'valibot';
import type { Site } from 'delivery/addresses';
import { BUILT_PACKAGES } from 'delivery/build/packages';
import { previewDeployment, productionDeployment } from 'delivery/compose';
import { git } from 'delivery/git';
import { previewConfig, writeReleaseConfig } from 'delivery/hosting/release-config';
import { inRoot, ROOT } from 'delivery/paths';
import { PlainError } from 'delivery/plain-error';
import { presentCommit } from 'delivery/release/commit';
import { composePreview } from 'delivery/store/hosting/compose-preview';
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

/** Arguments of the official CLI that deploys a preview, and answers with addresses and end. */
export const previewArguments = (name: string, configFile: string): readonly string[] => [
  ...['hosting:channel:deploy', name, '--expires', `${KEPT_DAYS}d`, '--no-authorized-domains'],
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

const ChannelSchema = object({ url: string(), expireTime: string() });
const AnswerSchema = object({ result: record(string(), ChannelSchema) });

/** @throws {PlainError} when the CLI does not name the channel of each site */
function readAnswer(said: string) {
  try {
    const { result } = parse(
      AnswerSchema,
      JSON.parse(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1)),
    );
    const channels = BUILT_PACKAGES.map(
      (name) => [name, parse(ChannelSchema, result[name])] as const,
    );
    const origins = Object.fromEntries(channels.map(([name, { url }]) => [name, url]));
    const ends = channels.map(([, { expireTime }]) => Date.parse(expireTime));
    return { origins: origins as Record<Site, string>, endsAt: new Date(Math.min(...ends)) };
  } catch {
    throw new PlainError(
      'The Firebase CLI does not name the addresses of the preview. What it said: .run/deployed/logs/preview.log',
    );
  }
}

/** The branch of the working copy; a pull request on GitHub has a merge checked out, and none. */
function presentBranch(fallback: string): string {
  const { GITHUB_HEAD_REF: named } = process.env;
  if (named) return named;
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
}

/**
 * Deploys a preview of the working copy. Hosting makes up the addresses, and pages name them, so
 * the first deployment has no pages.
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
  }: PreviewOptions = {},
): Promise<readonly string[]> {
  const sites = join(folder, 'hosting');
  const configFile = join(folder, 'firebase.json');
  const deploy = async (origins = productionDeployment().origins) => {
    writeReleaseConfig(configFile, sites, (base) => previewConfig(base, sites, origins));
    return readAnswer(await cli(previewArguments(name, configFile)));
  };
  rmSync(sites, { recursive: true, force: true });
  for (const site of BUILT_PACKAGES) {
    mkdirSync(join(sites, site), { recursive: true });
    writeFileSync(
      join(sites, site, 'index.html'),
      'The preview is being made. Reload in a minute.',
    );
  }
  cpSync(inRoot('firebase', '.firebaserc'), join(folder, '.firebaserc'));
  const { origins, endsAt } = await deploy();
  const commit = process.env.PREVIEW_COMMIT?.slice(0, 12) ?? presentCommit() ?? 'unknown';
  const deployment = previewDeployment(origins, { name: presentBranch(name), commit, endsAt });
  const live = { ...deployedLog(), where: { folder: join(folder, 'shipping') } };
  const { changed, problems } = await compose({ deployment, live, sites });
  await deploy(deployment.origins);
  const what = changed.length > 0 ? changed.join(', ') : 'no package';
  const until = endsAt.toISOString().slice(0, 10);
  return [
    ...problems,
    `Preview ${name} has ${what} of commit ${commit} until ${until}: ${origins.shell}`,
  ];
}
