import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReadSite } from './read-site';
import { requireNoLog } from './require-no-log';

let sites = '';
beforeEach(() => (sites = mkdtempSync(join(tmpdir(), 'sites-'))));
afterEach(() => rmSync(sites, { recursive: true, force: true }));

const INSTEAD = 'npm run compose -- --deploy';
const REFUSED = `This product is shipped with a log, so nothing was composed. Use instead: ${INSTEAD}.`;
const deployedLog: ReadSite = async (site, path) =>
  site === 'shell' && path === 'releases.json' ? Buffer.from('[]') : undefined;

test('a folder without a log is composed, if learners have none either', async () => {
  await requireNoLog(INSTEAD, { sites, read: async () => undefined });
});

test('a machine with empty folders learns of the log from the deployed product', async () => {
  await expect(requireNoLog(INSTEAD, { sites, read: deployedLog })).rejects.toThrow(REFUSED);
});

test('a folder with the log is enough, also without a network', async () => {
  mkdirSync(join(sites, 'shell'));
  writeFileSync(join(sites, 'shell', 'releases.json'), '[]');
  await expect(requireNoLog(INSTEAD, { sites })).rejects.toThrow(REFUSED);
});

test('a product that does not answer is left to the composition, which says what to do', async () => {
  await requireNoLog(INSTEAD, { sites, read: () => Promise.reject(new Error('offline')) });
});
