/** Source: SPEC §3, Live lesson. */
export interface LiveLesson {
  /** From `EmbedUrl`. */
  readonly liveLessonUrl: string;
  /** From `ChatUrl`. */
  readonly chatUrl: string;
}
