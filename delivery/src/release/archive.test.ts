import { spawnSync } from 'node:child_process';
import fs, { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippingFolder } from './releases';
import { FIRST, SECOND, useShippingWorld } from './testing/shipping-world';

afterEach(() => jest.restoreAllMocks());

const { where, archived, start, publish, live, sites } = useShippingWorld();
const folder = () => join(shippingFolder(where()), 'archive', 'mf-live');
const stored = (file: string) => join(folder(), SECOND, file);
const entry = `entry.${SECOND}.js`;

test('a damaged build that is stored anew never goes from its name', () => {
  archived('mf-live', SECOND);
  const whole = readFileSync(stored(entry), 'utf8');
  const rename = fs.renameSync;
  let stopAt = 0;
  let renames = 0;
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    renames += 1;
    if (renames === stopAt) throw new Error('stopped');
    rename(from, to);
  });
  for (stopAt = 1; stopAt < 4; stopAt += 1) {
    renames = 0;
    writeFileSync(stored(entry), 'damaged');
    expect(() => archived('mf-live', SECOND)).toThrow('stopped');
    expect(existsSync(stored('remote.json'))).toBe(true);
    expect(existsSync(stored('files.json'))).toBe(true);
  }
  stopAt = 0;
  archived('mf-live', SECOND);
  expect(readFileSync(stored(entry), 'utf8')).toBe(whole);
  expect(readdirSync(folder())).toEqual([SECOND]);
});

test('drafts of killed publishers are removed, those of running ones stay', async () => {
  await start();
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  const site = join(sites(), 'mf-live');
  for (const place of [folder(), site]) {
    writeFileSync(join(place, `x.draft-${pid}`), 'lost');
    writeFileSync(join(place, `x.draft-${process.pid}`), 'mine');
  }
  await publish('mf-live', SECOND);
  for (const place of [folder(), site]) {
    expect(readdirSync(place)).toContain(`x.draft-${process.pid}`);
    expect(readdirSync(place)).not.toContain(`x.draft-${pid}`);
  }
});

test('a missing file of a stored build is named', async () => {
  await start();
  rmSync(join(folder(), FIRST, 'remote.json'));
  await expect(publish('mf-auth', SECOND)).rejects.toThrow(
    `The archive has no remote.json of build ${FIRST} of mf-live; nothing has changed.`,
  );
  expect(live()[`mf-auth//entry.${SECOND}.js`]).toBeUndefined();
});
