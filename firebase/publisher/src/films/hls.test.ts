import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../testing/content-folder';
import { encode, FILM, LONG_FILM, renditions, starts, writeMaster, writeMedia } from './hls';

const CLIPS = fileURLToPath(new URL('../../../content/clips', import.meta.url));
const base = temporaryFolder();

const seconds = (playlist: string) =>
  [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, part]) => sum + Number(part), 0);

describe('where segments begin', () => {
  test('is every second at first, then every eight seconds in the film of a mini lesson', () => {
    expect(starts(21, FILM)).toEqual([0, 1, 2, 3, 4, 12, 20]);
  });

  test('is every 16 seconds in a film of minutes', () => {
    expect(starts(40, LONG_FILM)).toEqual([0, 1, 2, 3, 4, 20, 36]);
  });

  test('is never the end of the film', () => {
    expect(starts(12, FILM)).toEqual([0, 1, 2, 3, 4]);
  });
});

test('has a key frame at each cut, and closed groups of pictures', () => {
  const [low] = renditions;
  if (!low) throw new Error('There is no rendition');
  const given = encode(low, 21, '/film/240p', FILM).join(' ');
  expect(given).toContain('-force_key_frames 1,2,3,4,12,20 ');
  expect(given).toContain('-segment_times 1,2,3,4,12,20 ');
  expect(given).toContain('-g 96 -sc_threshold 0 -flags +cgop ');
  expect(given).toMatch(/ \/film\/240p\/%03d\.ts$/);
});

// `firebase/drawing/verify.mjs` has checked the committed films.
describe.each([
  ['weli-farb', FILM],
  ['wo-faart-s-tram', LONG_FILM],
])('the playlists of %s', (clip, encoding) => {
  const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

  test('are written as they are committed', () => {
    const committed = join(CLIPS, clip);
    const folder = join(base, clip);
    cpSync(committed, folder, { recursive: true });
    const total = seconds(read(committed, '480p/index.m3u8'));
    const names = encoding.renditions.map(({ name }) => name);
    const files = ['master.m3u8', ...names.map((name) => `${name}/index.m3u8`)];
    for (const file of files) rmSync(join(folder, file));

    for (const name of names) writeMedia(join(folder, name), total, encoding);
    writeMaster(folder, total, encoding);

    for (const file of files) expect(read(folder, file)).toBe(read(committed, file));
  });
});
