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

/** The published content, or the error that fetching it rejects with. */
export interface PublishedContent {
  /** The first page; default: three lessons and no more. */
  readonly catalogue?: Catalogue | AppError;
  /** All lessons that are not on the first page; asked for only when it names a rest. */
  readonly restOfCatalogue?: readonly CatalogueLesson[] | AppError;
  /** The lines that everybody may search; asked for only when the catalogue names them. */
  readonly publicLines?: readonly PublicLesson[] | AppError;
  /** The order of the lessons; default: there is none. */
  readonly learningPath?: LearningPath | AppError;
  /** The first page as the page carries it, instead of `catalogue`; default: it does not. */
  readonly prerendered?: Catalogue;
  /** The lesson that the page was composed for; default: none. */
  readonly prerenderedLesson?: LessonPage;
  /** What the files of lessons with a page of their own hold; default: there are none. */
  readonly lessonPages?: readonly LessonPage[] | AppError;
}

/** Answers the same objects every time; rejects while the published value is an error. */
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
