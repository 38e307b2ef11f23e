import * as v from 'valibot';

/** Source: SPEC §3; `AudioUrl` from INTERFACES §5. */
export const FlashcardSchema = v.object({
  SwissGerman: v.pipe(v.string(), v.minLength(1)),
  English: v.pipe(v.string(), v.minLength(1)),
  AudioUrl: v.optional(v.string()),
});
export type Flashcard = v.InferOutput<typeof FlashcardSchema>;
