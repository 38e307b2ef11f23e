import { FIRST_PAGE, type CatalogueLesson, type LessonType } from 'shared-contracts';
import { splitCatalogue } from './split-catalogue';

const listed = (DocID: string, Type: LessonType): CatalogueLesson => ({
  DocID,
  Type,
  Title: 'Grüezi',
  Subtitle: 'Hello',
  Difficulty: 1,
  Date: '2026-11-20',
  VideoThumbnailURL: 'https://media.example/x.webp',
  isFree: false,
});
/** `L`: lesson, `m`: mini lesson, `f`: free mini lesson. The index is the id. */
const lessons = (kinds: string) =>
  [...kinds].map((kind, place) => ({
    ...listed(`${place}`, kind === 'L' ? 'lesson' : 'mini_lesson'),
    isFree: kind === 'f',
  }));
const ids = (all: readonly CatalogueLesson[]) => all.map(({ DocID }) => DocID).join('');

test('lessons and mini lessons have separate limits on the first page; both parts keep the order', () => {
  const { first, rest } = splitCatalogue(lessons('mLmmLLmL'), { lessons: 2, miniLessons: 3 });
  expect(ids(first)).toBe('01234');
  expect(ids(rest)).toBe('567');
});

test('free mini lessons come before others, and the newest is always on the first page', () => {
  const { first, rest } = splitCatalogue(lessons('mmfLmfm'), { lessons: 2, miniLessons: 4 });
  expect(ids(first)).toBe('01235');
  expect(ids(rest)).toBe('46');
});

test('a kind with few lessons does not give its limit to the other', () => {
  const { first, rest } = splitCatalogue(lessons('LLLLm'), { lessons: 2, miniLessons: 3 });
  expect(ids(first)).toBe('014');
  expect(ids(rest)).toBe('23');
});

test('the rest is empty if all lessons fit', () => {
  const everything = lessons('LmLm');
  expect(splitCatalogue(everything, { lessons: 2, miniLessons: 2 })).toEqual({
    first: everything,
    rest: [],
  });
  expect(splitCatalogue([])).toEqual({ first: [], rest: [] });
});

test('the first page ends with whole rows, beside the newest of each kind', () => {
  for (const columns of [1, 2, 3, 4, 6]) expect((FIRST_PAGE.lessons - 1) % columns).toBe(0);
  for (const columns of [1, 2, 4]) expect((FIRST_PAGE.miniLessons - 1) % columns).toBe(0);
});

test('the first page has 13 lessons and 5 mini lessons at most', () => {
  const { first, rest } = splitCatalogue(lessons('Lm'.repeat(1000)));
  expect(first.filter(({ Type }) => Type === 'lesson')).toHaveLength(13);
  expect(first.filter(({ Type }) => Type === 'mini_lesson')).toHaveLength(5);
  expect(rest).toHaveLength(2000 - 18);
});
