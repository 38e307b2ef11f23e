import * as v from 'valibot';
import type { LessonPage } from 'shared-contracts';
import { lessonHead } from './lesson-head';

const ORIGIN = 'https://school.example';
const lesson: LessonPage = {
  schemaVersion: 1,
  lesson: {
    DocID: 'am-see',
    Title: 'Am "See" <i>',
    Subtitle: 'At the lake',
    Difficulty: 2,
    Type: 'lesson',
    Date: '2026-11-20',
    Duration: 125,
    isFree: false,
    VideoThumbnailURL: 'https://media.example/lessons/am-see/0a1b2c3d.webp',
  },
  isWhole: false,
  lines: [{ SwissGerman: 'Grüezi!', English: 'Hello!' }],
};
const mini: LessonPage = {
  ...lesson,
  lesson: { ...lesson.lesson, Type: 'mini_lesson', isFree: true },
  isWhole: true,
  film: 'https://media.example/clips/lake.0a1b2c3d-free/master.m3u8',
};

const headOf = (page: LessonPage) =>
  lessonHead(page, {
    origin: ORIGIN,
    path: page.isWhole ? '/mini-lessons/am-see' : '/videos/am-see',
  });

const https = v.pipe(v.string(), v.url(), v.startsWith('https://'));
const text = v.pipe(v.string(), v.nonEmpty());
const iso8601Duration = v.pipe(v.string(), v.regex(/^PT(\d+M)?\d+S$/));
/** Fields by schema.org, as search engines require them. */
const LearningResource = v.strictObject({
  '@type': v.literal('LearningResource'),
  '@id': https,
  url: https,
  name: text,
  alternateName: text,
  description: text,
  image: https,
  inLanguage: v.array(text),
  learningResourceType: text,
  educationalLevel: text,
  teaches: text,
  datePublished: v.pipe(v.string(), v.isoDate()),
  isAccessibleForFree: v.boolean(),
  timeRequired: iso8601Duration,
  provider: v.strictObject({ '@type': v.literal('Organization'), name: text }),
  video: v.optional(v.strictObject({ '@id': https })),
});
const VideoObject = v.strictObject({
  '@type': v.literal('VideoObject'),
  '@id': https,
  name: text,
  description: text,
  thumbnailUrl: https,
  contentUrl: https,
  uploadDate: v.pipe(v.string(), v.isoTimestamp()),
  duration: iso8601Duration,
  inLanguage: text,
  isAccessibleForFree: v.literal(true),
  publisher: v.strictObject({ '@type': v.literal('Organization'), name: text }),
});

function dataOf(page: LessonPage): unknown {
  const block = headOf(page).elements.find((each) => each.includes('ld+json')) ?? '';
  return JSON.parse(/>(.*)<\/script>$/.exec(block)?.[1] ?? '');
}
const graph = (...of: v.GenericSchema[]) =>
  v.strictObject({ '@context': v.literal('https://schema.org'), '@graph': v.strictTuple(of) });

test('describes a paid lesson as a resource that is not free, without its film', () => {
  const data = v.parse(graph(LearningResource), dataOf(lesson));
  expect(data['@graph'][0]).toMatchObject({
    url: 'https://school.example/videos/am-see',
    name: 'Am "See" <i>',
    timeRequired: 'PT2M5S',
    isAccessibleForFree: false,
  });
  expect(JSON.stringify(data)).not.toContain('m3u8');
});

test('describes a free mini lesson with its film', () => {
  const data = v.parse(graph(LearningResource, VideoObject), dataOf(mini));
  expect(data['@graph'][1]).toMatchObject({ contentUrl: mini.film });
  expect(data['@graph'][0]).toMatchObject({ isAccessibleForFree: true });
});

test.each([
  ['article', lesson, '/videos/am-see'],
  ['video.other', mini, '/mini-lessons/am-see'],
])('names itself in Open Graph as %s', (type, page, path) => {
  const { elements, title, description } = headOf(page);
  const of = Object.fromEntries(
    elements.flatMap((each) => {
      const [, name, content] = /^<meta property="([^"]+)" content="([^"]*)">$/.exec(each) ?? [];
      return name === undefined ? [] : [[name, content]];
    }),
  );
  expect(title).toBe('Am "See" <i>');
  expect(of).toMatchObject({
    'og:type': type,
    'og:title': 'Am &quot;See&quot; &lt;i&gt;',
    'og:url': ORIGIN + path,
    'og:image': lesson.lesson.VideoThumbnailURL,
    'og:description': description
      .replaceAll('"', '&quot;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;'),
  });
  expect(elements).toContain(`<link rel="canonical" href="${ORIGIN}${path}">`);
});

test('lets nothing that a teacher wrote end its block', () => {
  const Title = '</script><script>alert(1)</script>';
  const { elements } = headOf({ ...lesson, lesson: { ...lesson.lesson, Title } });
  expect(elements.join('')).not.toContain('<script>alert(1)');
});
