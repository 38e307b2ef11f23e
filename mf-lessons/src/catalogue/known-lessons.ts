import {
  FIRST_PAGE,
  type AsyncState,
  type Catalogue,
  type CatalogueLesson,
  type Platform,
} from 'shared-contracts';

type Lessons = readonly CatalogueLesson[];

export interface StoredCatalogue {
  readonly first: Catalogue;
  readonly rest: Lessons;
}

/**
 * Stands for the rest of a restored catalogue. No file: `StoredCatalogue.rest` has these lessons.
 */
const REST = '/lessons.00000000.json';

const isMini = ({ Type }: CatalogueLesson) => Type === 'mini_lesson';

/**
 * Stores the known lessons on this device. While only the first page is known, older lessons of
 * earlier visits stay. Once the rest is known, unlisted lessons are removed.
 */
export async function rememberLessons(
  { persistence }: Platform,
  first: AsyncState<Catalogue>,
  rest: AsyncState<Lessons>,
): Promise<void> {
  if (first.status !== 'success') return;
  const { lessons, rest: more } = first.value;
  const isWhole = more === undefined || rest.status === 'success';
  const others = rest.status === 'success' ? rest.value : [];
  const oldest = lessons.reduce((day, { Date: each }) => (each < day ? each : day), '9999-12-31');
  const earlier = isWhole ? [] : ((await persistence.restore('lessons')) ?? []);
  const older = earlier.filter(({ Date: day }) => day < oldest);
  const all = [...lessons, ...others, ...older];
  if (all.length > 0) await persistence.store('lessons', all);
}

/** @returns `undefined` when this device has stored no lessons */
export async function restoreCatalogue({
  persistence,
}: Platform): Promise<StoredCatalogue | undefined> {
  const all = await persistence.restore('lessons');
  if (!all) return undefined;
  const minis = all.filter(isMini);
  const others = all.filter((lesson) => !isMini(lesson));
  const lessons = [
    ...others.slice(0, FIRST_PAGE.lessons),
    ...minis.slice(0, FIRST_PAGE.miniLessons),
  ];
  const rest = [...others.slice(FIRST_PAGE.lessons), ...minis.slice(FIRST_PAGE.miniLessons)];
  return {
    first: {
      schemaVersion: 1,
      lessons,
      total: all.length,
      totalMiniLessons: minis.length,
      ...(rest.length > 0 && { rest: REST }),
    },
    rest,
  };
}
