import {
  type Catalogue,
  type CatalogueLesson,
  type LearningPath,
  type LessonPage,
  type PublicLesson,
  AppError,
  type Content,
} from 'shared-contracts';
import { aCatalogue } from './sample-catalogue';

/** Published content for tests, or the error of fetching it. */
export interface PublishedContent {
  /** First page; default: all of three lessons. */
  readonly catalogue?: Catalogue | AppError;
  /** All lessons that are not on the first page; read only if the catalogue names a rest. */
  readonly restOfCatalogue?: readonly CatalogueLesson[] | AppError;
  /** Lines that everybody may search; read only if the catalogue names them. */
  readonly publicLines?: readonly PublicLesson[] | AppError;
  readonly learningPath?: LearningPath | AppError;
  /** First page carried by the page itself, instead of `catalogue`; default: none. */
  readonly prerendered?: Catalogue;
  readonly prerenderedLesson?: LessonPage;
  /** Files of lessons with their own page; default: none. */
  readonly lessonPages?: readonly LessonPage[] | AppError;
}

/** Published content in memory: the same objects every time, or the published error. */
export function createContent(first: PublishedContent): {
  readonly content: Content;
  setCatalogue(catalogue: Catalogue | AppError): void;
  setRestOfCatalogue(lessons: readonly CatalogueLesson[] | AppError): void;
} {
  const { prerendered, prerenderedLesson, lessonPages = [], publicLines = [] } = first;
  const { learningPath } = first;
  const none: readonly CatalogueLesson[] = [];
  const noLines: readonly PublicLesson[] = [];
  let published = first.catalogue ?? aCatalogue();
  let rest = first.restOfCatalogue ?? none;

  const catalogue = async () => {
    if (prerendered) return prerendered;
    if (published instanceof AppError) throw published;
    return published;
  };
  return {
    content: {
      prerendered,
      prerenderedLesson,
      async lessonPage(id) {
        if (lessonPages instanceof AppError) throw lessonPages;
        return lessonPages.find(({ lesson }) => lesson.DocID === id);
      },
      catalogue,
      async restOfCatalogue() {
        if ((await catalogue()).rest === undefined) return none;
        if (rest instanceof AppError) throw rest;
        return rest;
      },
      async publicLines() {
        if ((await catalogue()).lines === undefined) return noLines;
        if (publicLines instanceof AppError) throw publicLines;
        return publicLines;
      },
      async learningPath() {
        if (learningPath instanceof AppError) throw learningPath;
        return learningPath;
      },
    },
    setCatalogue: (catalogue) => {
      published = catalogue;
    },
    setRestOfCatalogue: (lessons) => {
      rest = lessons;
    },
  };
}
