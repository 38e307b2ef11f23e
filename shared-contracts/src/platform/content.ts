import type {
  Catalogue,
  CatalogueLesson,
  LearningPath,
  LessonPage,
  PublicLesson,
} from '../entities/index';

/**
 * The school's published content: static files, so reading costs no database read and no call.
 * Source: decision 15.
 */
export interface Content {
  /**
   * The first page of the catalogue of lessons, fetched once and shared; `prerendered` without a
   * request when the page carries it.
   *
   * @throws {AppError} `unavailable` when it cannot be fetched (the next call fetches again),
   *   `internal` when it is malformed
   * @since 1.1.0
   */
  catalogue(): Promise<Catalogue>;
  /**
   * All listed lessons that are not on the first page, newest first: one more static document,
   * fetched once and shared. Empty, without a request, when the first page holds them all.
   *
   * @throws {AppError} as `catalogue`, of either document
   * @since 1.1.0
   */
  restOfCatalogue(): Promise<readonly CatalogueLesson[]>;
  /**
   * The lines that everybody may search: one more static document, fetched once and shared, and
   * only for a search. Empty, without a request, when nothing is published for it.
   *
   * @throws {AppError} as `catalogue`, of either document
   * @since 1.9.0
   */
  publicLines(): Promise<readonly PublicLesson[]>;
  /**
   * The school's order of its lessons: one more static document, fetched once and shared.
   *
   * @returns undefined, without a request, when the school has none
   * @throws {AppError} as `catalogue`, of either document
   * @since 1.11.0
   */
  learningPath(): Promise<LearningPath | undefined>;
  /**
   * The first page, if the served page carries it as data, for its first rendering.
   *
   * @since 1.1.0
   */
  readonly prerendered: Catalogue | undefined;
  /**
   * Public text of a listed lesson, with the words of its preview: one static file. A free mini
   * lesson has no words.
   *
   * @returns undefined when it is not listed
   * @throws {AppError} `unavailable` when it cannot be fetched or is malformed
   * @since 1.9.0
   */
  lessonPage(id: string): Promise<LessonPage | undefined>;
  /**
   * The lesson of the served page, for its first rendering, without its words.
   *
   * @since 1.9.0
   */
  readonly prerenderedLesson: LessonPage | undefined;
}
