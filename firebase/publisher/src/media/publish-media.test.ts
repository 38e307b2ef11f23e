import { createDecipheriv } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { loadContent } from '../content/load-content';
import { temporaryFolder, writeContent } from '../testing/content-folder';
import { publishMedia, type PublishedMedia } from './publish-media';

const SECRET = 'a media key secret of the test';
const folder = temporaryFolder();
const contentDir = writeContent(join(folder, 'content'));
const read = (...path: string[]) => readFileSync(join(folder, ...path));

const publish = async (mediaDir: string, secret = SECRET) =>
  publishMedia(await loadContent(contentDir, false), join(folder, mediaDir), secret);

let published: PublishedMedia;
let paid = '';
beforeAll(async () => {
  published = await publish('media');
  paid = published.lessons.get('tram')?.mediaId ?? '';
});

test('a clip is encrypted for paid lessons and plain for free ones', () => {
  const free = published.lessons.get('free-mini')?.mediaId ?? '';
  expect(paid).toMatch(/^lake\.[0-9a-f]{8}$/);
  expect(free).toMatch(/^meadow\.[0-9a-f]{8}-free$/);
  expect(published.lessons.get('paid-mini')?.mediaId).toBe(paid);
  const vip = published.lessons.get('recording')?.mediaId ?? '';
  expect([...published.secrets.keys()].sort()).toEqual([paid, vip].sort());
  expect(readdirSync(join(folder, 'media/clips')).sort()).toEqual([paid, vip, free].sort());
  expect(read('media/clips', free, '240p/index.m3u8')).toEqual(
    read('content/clips/meadow/240p/index.m3u8'),
  );
  expect(read('media/clips', free, '480p/001.ts').toString()).toBe('second segment, high');
});

test('a lesson’s new tier gives its clip another key', async () => {
  const content = await loadContent(contentDir, false);
  const lessons = content.lessons.map((lesson) =>
    lesson.DocID === 'recording' ? { ...lesson, Type: 'lesson' as const } : lesson,
  );
  const after = await publishMedia({ ...content, lessons }, join(folder, 'other-tier'), SECRET);
  const keyIn = ({ lessons: media, secrets }: PublishedMedia) =>
    secrets.get(media.get('recording')?.mediaId ?? '');
  expect([keyIn(published)?.requiredTier, keyIn(after)?.requiredTier]).toEqual([2, 1]);
  expect(keyIn(after)?.key).not.toBe(keyIn(published)?.key);
});

test('neither playlist nor key of a paid clip is served as a file', () => {
  const files = readdirSync(join(folder, 'media/clips', paid), { recursive: true });
  expect(files.map(String).sort()).toEqual(
    ['240p', '240p/000.ts', '240p/001.ts', '480p', '480p/000.ts', '480p/001.ts'].sort(),
  );
});

test('the stored playlists name the segments, and the key decrypts each', () => {
  const secrets = published.secrets.get(paid);
  const key = Buffer.from(secrets?.key ?? '', 'base64');
  expect(secrets?.playlists['master.m3u8']).toContain('\n240p.m3u8\n');
  const playlist = secrets?.playlists['240p.m3u8'] ?? '';
  const pattern = /#EXT-X-KEY:METHOD=AES-128,URI="key",IV=0x([0-9a-f]{32})\n#EXTINF:.+\n(\S+)/g;
  const segments = [...playlist.matchAll(pattern)];
  expect(new Set(segments.map(([, iv]) => iv)).size).toBe(2);
  const contents = segments.map(([, iv = '', uri = '']) => {
    const path = posix.join(`/s/token/${paid}`, uri);
    const decipher = createDecipheriv('aes-128-cbc', key, Buffer.from(iv, 'hex'));
    return Buffer.concat([decipher.update(read('media', path)), decipher.final()]).toString();
  });
  expect(contents).toEqual(['first segment, low', 'second segment, low']);
  expect(playlist.endsWith('#EXT-X-ENDLIST\n')).toBe(true);
});

test('the opening names the first files of a player, which exist', () => {
  const first = published.lessons.get('paid-mini')?.opening ?? [];
  expect(first).toEqual(['240p.m3u8', 'key', `../../../clips/${paid}/240p/000.ts`]);
  expect(published.secrets.get(paid)?.playlists).toHaveProperty(['240p.m3u8']);
  expect(read('media', posix.join(`/s/token/${paid}`, first[2] ?? ''))).not.toHaveLength(0);
  const plain = published.lessons.get('free-mini')?.opening;
  expect(plain).toEqual(['240p/index.m3u8', '240p/000.ts']);
});

test('pictures, photos and audios get names made of their content', () => {
  const tram = published.lessons.get('tram');
  expect(tram?.picture).toMatch(/^lessons\/tram\/[0-9a-f]{8}\.webp$/);
  expect(tram?.Photos).toEqual([expect.stringMatching(/^lessons\/tram\/[0-9a-f]{32}\.webp$/)]);
  expect(tram?.Audios).toEqual([expect.stringMatching(/^lessons\/tram\/[0-9a-f]{32}\.mp3$/)]);
  expect(read('media', tram?.Audios[0] ?? '').toString()).toBe('sound of the bell');
});

test('publishing again writes no clip and gives the same result', async () => {
  const segment = join(folder, 'media/clips', paid, '240p/000.ts');
  const before = statSync(segment).mtimeMs;
  const again = await publish('media');
  expect(again).toEqual({ ...published, written: 0 });
  expect(statSync(segment).mtimeMs).toBe(before);
});

test('the same secret gives the same bytes on another machine', async () => {
  await expect(publish('elsewhere')).resolves.toEqual(published);
  const segment = `clips/${paid}/480p/001.ts`;
  expect(read('elsewhere', segment)).toEqual(read('media', segment));
});

test('another secret gives other addresses, keys and names', async () => {
  const other = await publish('other', 'another media key secret');
  const mediaId = other.lessons.get('tram')?.mediaId ?? '';
  expect(mediaId).not.toBe(paid);
  expect(other.secrets.get(mediaId)?.key).not.toBe(published.secrets.get(paid)?.key);
  expect(other.lessons.get('tram')?.Photos).not.toEqual(published.lessons.get('tram')?.Photos);
});

test('the files of an interrupted run are replaced', async () => {
  mkdirSync(join(folder, `interrupted/clips/.${paid}.${process.pid}/240p`), { recursive: true });
  await publish('interrupted');
  expect(readdirSync(join(folder, 'interrupted/clips'))).toContain(paid);
  expect(read(`interrupted/clips/${paid}/240p/000.ts`)).toEqual(
    read(`media/clips/${paid}/240p/000.ts`),
  );
});
