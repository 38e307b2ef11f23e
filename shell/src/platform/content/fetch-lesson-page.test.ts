import type { LessonPage } from 'shared-contracts';
import { aCatalogue } from 'common-testing';
import { createContent } from './content';

const [lesson] = aCatalogue(1).lessons;
if (!lesson) throw new Error('The sample catalogue is empty');
const page: LessonPage = {
  schemaVersion: 1,
  lesson,
  isWhole: false,
  lines: [{ SwissGerman: 'Grüezi!', English: 'Hello!' }],
  lineSounds: { voice: 'person', urls: ['https://media.example/1.m4a'] },
};
const answer = (body: unknown, status = 200) =>
  ({ ok: status === 200, status, json: async () => body }) as Response;

const contentWith = (fetcher: jest.Mock, lessonPage?: LessonPage) =>
  createContent('/catalogue.1.json', { lessonPage }, fetcher);

test('is one static file', async () => {
  const fetcher = jest.fn(async () => answer(page));
  expect(await contentWith(fetcher).lessonPage('am see')).toEqual(page);
  expect(fetcher).toHaveBeenCalledWith('/previews/am%20see.json', expect.anything());
});

test('is fetched even if the page carries a part of it', async () => {
  const whole = { ...page, words: { entries: [], places: [] } };
  const content = contentWith(
    jest.fn(async () => answer(whole)),
    page,
  );
  expect(content.prerenderedLesson).toBe(page);
  expect(await content.lessonPage(lesson.DocID)).toEqual(whole);
});

test('is undefined for a lesson without one', async () => {
  const fetcher = jest.fn(async () => answer(null, 404));
  expect(await contentWith(fetcher).lessonPage('draft')).toBeUndefined();
});

test.each([
  ['unavailable', 'without network', () => Promise.reject(new Error('offline'))],
  ['unavailable', 'when the server fails', async () => answer(null, 500)],
  ['unavailable', 'when it is malformed', async () => answer({})],
] as const)('is %s %s', async (code, _, failing) => {
  const content = contentWith(jest.fn(failing));
  await expect(content.lessonPage('x')).rejects.toMatchObject({ code });
});
