import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MonolithVariant } from '../variants';
import { DEPLOYMENT, MONOLITH, REMOTES } from './testing/sample';
import { publishMonolith } from './publish-monolith';

jest.mock('delivery/build/remote-definition', () => ({
  readRemoteDefinition: (name: string) => REMOTES.find((remote) => remote.name === name) ?? EMPTY,
}));
const owner = { team: '@swissgerman/empty', onCall: 'empty@swissgerman.example' };
const EMPTY = { name: 'mf-empty', owner, screens: {}, routes: [] };
const CATALOGUE = 'catalogue.1a2b3c4d.json';

let folder: string;
let buildFolder: string;
let outDir: string;

const publish = (variant: MonolithVariant) => {
  writeFileSync(join(buildFolder, 'monolith.json'), JSON.stringify({ ...MONOLITH, variant }));
  return publishMonolith({
    variant,
    deployment: DEPLOYMENT,
    outDir,
    catalogueFile: CATALOGUE,
    buildFolder,
  });
};
const published = (file: string) => readFileSync(join(outDir, file), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'monolith-'));
  buildFolder = join(folder, 'build');
  outDir = join(folder, 'site');
  mkdirSync(join(buildFolder, 'assets'), { recursive: true });
  mkdirSync(outDir);
  for (const file of ['shell.1.js', 'shell.1.js.br', 'shell.1.js.map']) {
    writeFileSync(join(buildFolder, 'assets', file), file);
  }
  writeFileSync(join(buildFolder, '.build'), 'b1');
  writeFileSync(join(outDir, CATALOGUE), '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('publishMonolith', () => {
  test('writes a whole site, with a page per route that asks for its own files', async () => {
    await publish('m2');
    expect(readdirSync(outDir, { recursive: true }).sort()).toEqual([
      'assets',
      'assets/shell.1.js',
      'assets/shell.1.js.br',
      CATALOGUE,
      'disclaimer.html',
      'fallback.html',
      'flashcards',
      'flashcards/_VideoID.html',
      'icon.svg',
      'index.html',
      'live-lessons.html',
      'mini-lessons',
      'mini-lessons/_LessonID.html',
      'privacy-policy-google.html',
      'privacy-policy.html',
      'registry.json',
      'robots.txt',
      'success.html',
      'terms-and-conditions.html',
      'videos',
      'videos/_VideoID.html',
    ]);
    expect(published('index.html')).toContain('<link rel="preload" as="fetch"');
    expect(published('live-lessons.html')).toContain('/assets/live.1.js');
    expect(published('videos/_VideoID.html')).toContain('/assets/home.1.js');
    expect(published('fallback.html')).not.toContain('<link rel="preload" as="script"');
  });

  test('writes the same page for every route of the stock variant', async () => {
    await publish('m');
    expect(published('index.html')).not.toContain('<link rel="preload" as="script"');
    expect(published('videos/_VideoID.html')).toBe(published('index.html'));
  });

  test('allows no override of what is part of the bundle', async () => {
    await publish('m');
    expect(DEPLOYMENT.allowOverrides).toBe(true);
    expect(published('index.html')).toContain('"allowOverrides":false');
  });

  test('says what to do first', async () => {
    rmSync(join(outDir, CATALOGUE));
    await expect(publish('m')).rejects.toThrow(
      `${CATALOGUE} is missing: write the catalogue first`,
    );
    rmSync(buildFolder, { recursive: true });
    const options = { deployment: DEPLOYMENT, outDir, catalogueFile: CATALOGUE, buildFolder };
    await expect(publishMonolith({ variant: 'm2', ...options })).rejects.toThrow(
      'The monolith m2 is not built: npm run build -- --monolith',
    );
  });
});
