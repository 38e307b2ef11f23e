import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_PACKAGES } from 'delivery/build/packages';
import type { Deployment } from 'delivery/compose';
import { PlainError } from 'delivery/plain-error';
import { deployPreview, requirePreviewName } from './preview';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preview-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const NOW = new Date('2026-11-29T09:00:00.000Z');
const END = new Date('2026-12-13T09:00:00.000Z');
const PROJECT = 'swissgerman-previews';
const siteOf = (name: string) => (name === 'shell' ? PROJECT : `${PROJECT}-${name}`);
const originOf = (name: string) => `https://${siteOf(name)}--pr-12-a1b2.web.app`;
const answer = (result: unknown) =>
  `(node) a warning\n${JSON.stringify({ status: 'success', result })}`;

/** Fakes the CLI; these sites have the channel. @returns also the tasks that the CLI was given */
function hosting(known: readonly string[]) {
  const tasks: string[] = [];
  const cli = async (args: readonly string[]) => {
    const site = args[args.indexOf('--site') + 1] ?? '';
    const channelOf = (name: string) => ({
      name: `projects/${PROJECT}/sites/${site}/channels/${name}`,
      url: `https://${site}--${name}-a1b2.web.app`,
    });
    tasks.push(args.join(' ').split(' --config')[0] ?? '');
    const channels = ['live', 'pr-1', ...(known.includes(site) ? ['pr-12'] : [])].map(channelOf);
    return answer(args[0]?.endsWith(':list') ? { channels } : channelOf('pr-12'));
  };
  return { cli, tasks };
}
const sites = BUILT_PACKAGES.map(siteOf);
const listed = (site: string) => `hosting:channel:list --site ${site}`;
const DEPLOYED = 'hosting:channel:deploy pr-12 --expires 14d --no-authorized-domains';

interface Rules {
  readonly hosting: readonly {
    readonly target: string;
    readonly rewrites: readonly object[];
    readonly headers: readonly { readonly headers: readonly { key: string; value: string }[] }[];
  }[];
}
const rulesOf = () => JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8')) as Rules;

test('the pages of a preview are composed for the addresses that Hosting has made up', async () => {
  let composed: Deployment | undefined;
  let deployed: readonly string[] = [];
  const { cli, tasks } = hosting(sites.slice(1));
  const lines = await deployPreview('pr-12', {
    folder,
    now: NOW,
    cli: (args) => {
      deployed = args;
      return cli(args);
    },
    compose: async ({ deployment }) => {
      composed = deployment;
      return { changed: ['mf-live'], problems: ['mf-live: a page waits'] };
    },
  });
  expect(lines).toEqual([
    'mf-live: a page waits',
    expect.stringMatching(
      /^Preview pr-12 has mf-live of commit [0-9a-f]{12}\+? until 2026-12-13: https:\/\/swissgerman-previews--pr-12-a1b2\.web\.app$/,
    ),
  ]);
  // An existing channel keeps its pages until the deployment.
  expect(tasks).toEqual([
    listed(PROJECT),
    `hosting:channel:create pr-12 --site ${PROJECT} --expires 14d`,
    ...sites.slice(1).map(listed),
    DEPLOYED,
  ]);
  expect(deployed.slice(deployed.indexOf('--config'))).toEqual([
    ...['--config', join(folder, 'firebase.json'), '--project', PROJECT],
    ...['--json', '--non-interactive'],
  ]);
  expect(composed).toMatchObject({
    allowOverrides: true,
    origins: { 'mf-live': originOf('mf-live'), media: 'https://media.swissgerman.example' },
    firebase: { projectId: 'swissgerman-prod' },
    preview: { endsAt: END },
  });
  expect(composed?.registryKeys).toBeUndefined();
  const rules = rulesOf();
  expect(rules.hosting.map(({ target }) => target)).toEqual(BUILT_PACKAGES);
  const values = (target: string, name: string) =>
    rules.hosting
      .find((site) => site.target === target)
      ?.headers.flatMap(({ headers }) => headers)
      .flatMap(({ key, value }) => (key === name ? [value] : []));
  expect(values('mf-live', 'Access-Control-Allow-Origin')).toEqual([originOf('shell')]);
  const [policy] = values('shell', 'Content-Security-Policy') ?? [];
  expect(policy).toContain(`script-src 'self'`);
  expect(policy).toContain(originOf('mf-live'));
  expect(policy).not.toContain('https://mf-live.swissgerman.example');
  expect(values('shell', 'X-Robots-Tag')).toEqual(['noindex']);
  // The project has no functions, and a rewrite to one would stop the deployment.
  expect(JSON.stringify(rules)).not.toContain('"function"');
});

test('a preview of a pull request names its branch and commit, not those that are checked out', async () => {
  const PREVIEW_COMMIT = 'c0ffee000001'.padEnd(40, '0');
  const named = { PREVIEW_BRANCH: 'feat/prices', PREVIEW_COMMIT };
  const replaced = jest.replaceProperty(process, 'env', { ...process.env, ...named });
  const compose = jest.fn(async (_options: object) => ({ changed: [], problems: [] }));
  try {
    await deployPreview('pr-12', { folder, compose, cli: hosting(sites).cli });
  } finally {
    replaced.restore();
  }
  expect(compose.mock.calls[0]?.[0]).toMatchObject({
    deployment: { preview: { name: 'feat/prices', commit: 'c0ffee000001' } },
  });
});

test('a preview that is refused leaves the one that there is', async () => {
  const { cli, tasks } = hosting(sites);
  const compose = () => Promise.reject(new PlainError('The builds do not fit.'));
  await expect(deployPreview('pr-12', { folder, cli, compose })).rejects.toThrow(
    'The builds do not fit.',
  );
  expect(tasks).toEqual(sites.map(listed));
});

test('a preview whose addresses are not known has no pages', async () => {
  const compose = jest.fn();
  const deploying = deployPreview('pr-12', { folder, cli: async () => answer({}), compose });
  await expect(deploying).rejects.toThrow(
    /^The Firebase CLI does not name the addresses of the preview; nothing is deployed\./,
  );
  expect(compose).not.toHaveBeenCalled();
});

test.each(['live', 'PR-12', '12', 'a/b', 'a'.repeat(31)])('%s names no preview', (name) => {
  expect(() => requirePreviewName(name)).toThrow(
    new RegExp(`^"${name}" names no preview; nothing is deployed\\. Say a name after --preview`),
  );
  expect(requirePreviewName('pr-12')).toBe('pr-12');
});
