import * as v from 'valibot';
import { ACCESS_REFUSALS, FlashcardSchema, type RefusedAccess } from '../entities/index';

/** A document id as a request carries it. */
export const IdSchema = v.pipe(
  v.string('must be text'),
  v.minLength(1, 'must not be empty'),
  v.maxLength(200, 'must have at most 200 characters'),
  v.regex(/^[^/]+$/, 'must not contain a slash'),
  // The database refuses reserved ids, also with line breaks, and half a surrogate pair.
  v.regex(/^(?!\.{1,2}$|__[^]*__$|[^]*\p{Cs})/u, 'must be the id of a document'),
);

const RefusedAccessSchema = v.object({
  reason: v.picklist(ACCESS_REFUSALS),
  endedAt: v.optional(v.string()),
});

/**
 * @param details of an `AppError`
 * @returns null for details without a reason of refused access
 */
export function refusedAccessOf(details: unknown): RefusedAccess | null {
  const result = v.safeParse(RefusedAccessSchema, details);
  return result.success ? result.output : null;
}

/** `getSecureData_v2_0`: a lesson's paid content. Source: API-getSecureData. */
export const GetSecureDataRequestSchema = v.strictObject({ videoID: IdSchema });

/**
 * `getFlashcardsCloudFunction`, for BASIC and up; others get `unauthenticated` or
 * `permission-denied`, whose details are a `RefusedAccess`. `not-found` for a lesson without cards.
 * Source: API-getFlashcards, ROLE-visitor-flashcards.
 */
export const GetFlashcardsRequestSchema = v.strictObject({ VideoID: IdSchema });
export const GetFlashcardsResponseSchema = v.object({ flashcards: v.array(FlashcardSchema) });

/**
 * `searchLines`: finds lines of lessons that the caller's plan opens; for a visitor, of free mini
 * lessons. At most 20 lines, one for each lesson, best first. Source: API-searchLines.
 */
export const SearchLinesRequestSchema = v.strictObject({
  /** Words in either language, as typed. */
  query: v.pipe(
    v.string('must be text'),
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(100, 'must have at most 100 characters'),
  ),
});
const SearchHitSchema = v.object({
  VideoID: v.string(),
  /** Number of the line in the lesson's text, from 1. */
  line: v.number(),
  SwissGerman: v.string(),
  English: v.string(),
  /** Seconds from the beginning of the film; 0 in a lesson without times. */
  at: v.number(),
});
export type SearchHit = v.InferOutput<typeof SearchHitSchema>;
export const SearchLinesResponseSchema = v.object({ hits: v.array(SearchHitSchema) });

/**
 * `getGrammarPDFurl`, for BASIC and up; others get `unauthenticated` or `permission-denied`.
 * Answers a link to a lesson's grammar PDF, valid for minutes; without a lesson, to the PDF about
 * all lessons. `not-found` for an unknown lesson. Source: API-getGrammarPDFurl.
 */
export const GetGrammarPdfUrlRequestSchema = v.strictObject({ videoID: v.optional(IdSchema) });
export const GetGrammarPdfUrlResponseSchema = v.object({ url: v.string() });
