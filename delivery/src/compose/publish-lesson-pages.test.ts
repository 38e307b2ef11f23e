import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { aRegisteredRemote } from 'common-testing';
import { publishCatalogue, publishLessonPages } from 'publisher';
import { LessonPageSchema, type CatalogueLesson, type LessonPage } from 'shared-contracts';
import { parse } from 'valibot';
import { addresses } from '../addresses';
import { BUILT_PACKAGES, type BuiltPackage } from '../build/packages';
import { aShellManifest } from '../build/testing/a-shell-manifest';
import { KIT_FILE } from '../build/kit-build';
import { PRERENDER_FOLDER } from '../build/prerender-config';
import { localDeployment } from './deployment';
import { publishSite } from './publish-site';

const folder = mkdtempSync(join(tmpdir(), 'lesson-pages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const outDir = join(folder, 'hosting');
const shellSite = join(outDir, 'shell');
const deployment = localDeployment(addresses(0));
const BUILD = '0a1b2c3d';

function write(file: string, content: string | object): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
}

/** Renders what the page knows of the lesson; React comes from outside, as in a real build. */
const ROOT = `
const { createElement: h } = require('${require.resolve('react')}');
exports.default = {
  identifierPrefix: 'x-',
  Root: ({ platform, route$ }) => {
    const page = platform.content.prerenderedLesson;
    if (!page) return h('p', null, 'Any lesson');
    if (page.lesson.DocID === globalThis.refusedLesson) throw new Error('window is not defined');
    return h('article', null, h('h1', null, page.lesson.Title), page.lines.map((l) => h('p', { key: l.SwissGerman }, l.SwissGerman)));
  },
};`;

beforeAll(() => {
  write('builds/shell/shell.json', aShellManifest({ build: BUILD, kit: BUILD }));
  write('builds/shell/shell.css', 'body{margin:0}');
  for (const name of BUILT_PACKAGES.filter((each) => each !== 'shell')) {
    const route = (path: string) => ({
      path,
      screen: 'home',
      exact: true,
      title: 'Lesson',
      needsSession: true,
      catalogue: true,
    });
    const paths = name === 'mf-lessons' ? ['/', '/videos/:VideoID', '/mini-lessons/:LessonID'] : [];
    const manifest = { build: BUILD, routes: paths.map(route) };
    write(`builds/${name}/remote.json`, aRegisteredRemote({ name, manifest }).manifest);
    write(`builds/${name}/${PRERENDER_FOLDER}/home.cjs`, ROOT);
    write(`builds/${name}/${PRERENDER_FOLDER}/${KIT_FILE}`, BUILD);
  }
});
beforeEach(() => rmSync(outDir, { recursive: true, force: true }));

/** Every fourth is a mini lesson, every second of these a free one; the newest comes first. */
const lessonsOf = (count: number): CatalogueLesson[] =>
  Array.from({ length: count }, (_, index) => ({
    DocID: `synthetic-${index + 1}`,
    Title: `Uf em Märt ${index + 1}`,
    Subtitle: 'At the market',
    Difficulty: (index % 5) + 1,
    Type: index % 4 === 3 ? 'mini_lesson' : 'lesson',
    Date: new Date(Date.parse('2026-11-20') - index * 86_400_000).toISOString().slice(0, 10),
    VideoThumbnailURL: `https://media.example/pictures/${index % 20}.webp`,
    Duration: 60 + (index % 540),
    isFree: index % 8 === 3,
  }));

const lineOf = ({ DocID }: CatalogueLesson) => `First line of ${DocID}.`;
const pageOf = (lesson: CatalogueLesson): LessonPage => ({
  schemaVersion: 1,
  lesson,
  isWhole: lesson.isFree,
  lines: [
    { SwissGerman: lineOf(lesson), English: 'One.' },
    { SwissGerman: `Second line of ${lesson.DocID}.`, English: 'Two.' },
  ],
});

/** The words of a preview, which its page leaves to the file. */
const words = {
  entries: [{ word: 'Märt', english: 'market', german: 'der Markt' }],
  places: [{ line: 0, from: 0, to: 5, entry: 0 }],
};

/** Publishes lessons; all but subscribers' mini lessons get a page of their own. */
async function publish(lessons: readonly CatalogueLesson[]) {
  await publishLessonPages(
    lessons.map((lesson) => ({ ...pageOf(lesson), words })),
    shellSite,
  );
  const catalogueFile = await publishCatalogue(lessons, shellSite);
  return publishSite({
    deployment,
    outDir,
    catalogueFile,
    buildOf: (name: BuiltPackage) => join(folder, 'builds', name),
  });
}
const page = (path: string) => readFileSync(join(shellSite, `${path}.html`), 'utf8');
const pathOf = ({ Type, DocID }: CatalogueLesson) =>
  `${Type === 'lesson' ? 'videos' : 'mini-lessons'}/${DocID}`;

test('gives each lesson its own page, with its words, its data and its picture', async () => {
  const lessons = lessonsOf(16);
  expect(await publish(lessons)).toEqual([]);
  const [lesson] = lessons;
  if (!lesson) throw new Error('There are no lessons');
  const html = page(pathOf(lesson));
  expect(html).toContain(`${lineOf(lesson)}</p>`);
  expect(html).toContain('<meta name="description" content="“');
  expect(html).toContain('application/ld+json');
  expect(html).toContain(
    `<link rel="preload" as="image" href="${lesson.VideoThumbnailURL}" fetchpriority="high">`,
  );
  const block = /<script type="application\/json" id="lesson-page">(.*?)<\/script>/.exec(html)?.[1];
  expect(parse(LessonPageSchema, JSON.parse(block ?? ''))).toEqual(pageOf(lesson));
  expect(html).not.toContain('noindex');
});

test('mini lessons for members have no page, and the page of the route answers all other ids', async () => {
  const lessons = lessonsOf(16);
  await publish(lessons);
  const hidden = lessons.filter(({ Type, isFree }) => Type === 'mini_lesson' && !isFree);
  expect(hidden.length).toBeGreaterThan(0);
  const map = readFileSync(join(shellSite, 'sitemap.xml'), 'utf8');
  for (const lesson of hidden) {
    expect(existsSync(join(shellSite, `${pathOf(lesson)}.html`))).toBe(false);
    expect(map).not.toContain(lesson.DocID + '<');
  }
  expect(map.match(/<url>/g)).toHaveLength(lessons.length - hidden.length + 1);
  expect(map).toContain(`<loc>${deployment.origins.shell}/videos/synthetic-1</loc>`);
  expect(readFileSync(join(shellSite, 'robots.txt'), 'utf8')).toContain(
    `Sitemap: ${deployment.origins.shell}/sitemap.xml`,
  );
  for (const path of ['videos/_VideoID', 'mini-lessons/_LessonID', 'fallback']) {
    expect(page(path)).toContain('<meta name="robots" content="noindex">');
  }
  expect(page('videos/_VideoID')).toContain('Any lesson');
});

test('removes the page of a lesson that is no longer listed', async () => {
  const lessons = lessonsOf(4);
  await publish(lessons);
  await publish(lessons.slice(1));
  expect(existsSync(join(shellSite, 'videos/synthetic-1.html'))).toBe(false);
  expect(existsSync(join(shellSite, 'videos/synthetic-2.html'))).toBe(true);
});

test('keeps the page of the route for lessons that cannot be rendered, and says why', async () => {
  const lessons = lessonsOf(3);
  Object.assign(globalThis, { refusedLesson: 'synthetic-1' });
  const problems = await publish(lessons);
  Object.assign(globalThis, { refusedLesson: undefined });
  expect(problems).toEqual([
    expect.stringMatching(/mf-lessons: \/videos\/:VideoID cannot be prerendered: window/),
  ]);
  expect(existsSync(join(shellSite, 'videos/synthetic-1.html'))).toBe(false);
  expect(page('videos/_VideoID')).toContain('Any lesson');
});

test('composes 2,000 lessons in less than a minute of the processor, and one changed lesson touches one page', async () => {
  const lessons = lessonsOf(2000);
  const before = process.cpuUsage();
  await publish(lessons);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(60);

  const pages = lessons.map(pathOf).filter((path) => existsSync(join(shellSite, `${path}.html`)));
  expect(pages).toHaveLength(1750);
  const times = () => pages.map((path) => statSync(join(shellSite, `${path}.html`)).mtimeMs);
  const written = times();
  const changed = lessons.map((each, index) => (index === 8 ? { ...each, Title: 'Nöi' } : each));
  await publish(changed);
  const again = times();
  const touched = pages.filter((_, index) => written[index] !== again[index]);
  expect(touched).toEqual([pathOf(lessons[8] as CatalogueLesson)]);
  expect(page(touched[0] ?? '')).toContain('<title>Nöi – Grüezi</title>');
  expect(brotliCompressSync(page(touched[0] ?? '')).length).toBeLessThan(14_000);
});
