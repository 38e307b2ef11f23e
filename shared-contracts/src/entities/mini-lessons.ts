/** `Videos/mini_lessons_collection_attributes`. Source: SPEC §7, document database. */
export interface MiniLessonsIndex {
  /** Ids of all published mini lessons. */
  readonly index: readonly string[];
}
