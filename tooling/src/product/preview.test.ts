import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_PACKAGES } from 'delivery/build/packages';
import type { Deployment } from 'delivery/compose';
import { deployPreview, previewArguments, requirePreviewName } from './preview';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preview-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const END = '2026-12-13T09:00:00.123456789Z';
const originOf = (name: string) => `https://swissgerman-previews-${name}--pr-12-a1b2.web.app`;
const channels = Object.fromEntries(
  BUILT_PACKAGES.map((name) => [name, { url: originOf(name), expireTime: END }]),
);
const answer = (result: object) =>
  `(node) a warning\n${JSON.stringify({ status: 'success', result })}`;

interface Rules {
  readonly hosting: readonly {
    readonly target: string;
    readonly rewrites: readonly object[];
    readonly headers: readonly { readonly headers: readonly { key: string; value: string }[] }[];
  }[];
}
const rulesOf = () => JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8')) as Rules;

test('the official CLI deploys a channel that ends after 14 days, in a project of its own', () => {
  expect(previewArguments('pr-12', '/there/firebase.json')).toEqual([
    ...['hosting:channel:deploy', 'pr-12', '--expires', '14d', '--no-authorized-domains'],
    ...['--config', '/there/firebase.json', '--project', 'swissgerman-previews'],
    ...['--json', '--non-interactive'],
  ]);
});

test('the pages of a preview are composed for the addresses that Hosting has made up', async () => {
  const seen: { origin?: string; deployment?: Deployment; config?: Rules }[] = [];
  const lines = await deployPreview('pr-12', {
    folder,
    cli: async () => {
      seen.push({ config: rulesOf() });
      return answer(channels);
    },
    compose: async ({ deployment }) => {
      seen.push({ deployment });
      return { changed: ['mf-live'], problems: ['mf-live: a page waits'] };
    },
  });
  expect(lines).toEqual([
    'mf-live: a page waits',
    expect.stringMatching(
      /^Preview pr-12 has mf-live of commit [0-9a-f]{12}\+? until 2026-12-13: https:\/\/swissgerman-previews-shell--pr-12-a1b2\.web\.app$/,
    ),
  ]);
  const [first, composed, second] = seen;
  expect(seen).toHaveLength(3);
  expect(first?.config?.hosting.map(({ target }) => target)).toEqual(BUILT_PACKAGES);
  expect(composed?.deployment).toMatchObject({
    allowOverrides: true,
    origins: { 'mf-live': originOf('mf-live'), media: 'https://media.swissgerman.example' },
    firebase: { projectId: 'swissgerman-prod' },
    preview: { endsAt: new Date('2026-12-13T09:00:00.123Z') },
  });
  expect(composed?.deployment?.registryKeys).toBeUndefined();
  const values = (target: string, name: string) =>
    second?.config?.hosting
      .find((site) => site.target === target)
      ?.headers.flatMap(({ headers }) => headers)
      .flatMap(({ key, value }) => (key === name ? [value] : []));
  expect(values('mf-live', 'Access-Control-Allow-Origin')).toEqual([originOf('shell')]);
  const [policy] = values('shell', 'Content-Security-Policy') ?? [];
  expect(policy).toContain(`script-src 'self'`);
  expect(policy).toContain(originOf('mf-live'));
  expect(policy).not.toContain('https://mf-live.swissgerman.example');
  expect(values('shell', 'X-Robots-Tag')).toEqual(['noindex']);
  // A rewrite to a function that its project does not have would stop the deployment.
  expect(JSON.stringify(second?.config)).not.toContain('"function"');
});

test('a preview whose addresses are not known has no pages', async () => {
  const compose = jest.fn();
  const { 'mf-live': _missing, ...others } = channels;
  const deployed = deployPreview('pr-12', { folder, cli: async () => answer(others), compose });
  await expect(deployed).rejects.toThrow(/^The Firebase CLI does not name the addresses/);
  expect(compose).not.toHaveBeenCalled();
});

test.each(['live', 'PR-12', '12', 'a/b', 'a'.repeat(31)])('%s names no preview', (name) => {
  expect(() => requirePreviewName(name)).toThrow(
    new RegExp(`^"${name}" names no preview; nothing is deployed\\. Say a name after --preview`),
  );
  expect(requirePreviewName('pr-12')).toBe('pr-12');
});
