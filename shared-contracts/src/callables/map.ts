import type * as v from 'valibot';
import type { CommentAnswer, LiveDates, Package, SubscriptionPlatform } from '../entities/index';
import type {
  ExportMyDataResponseSchema,
  PrepareEmailChangeRequestSchema,
  PrepareEmailChangeResponseSchema,
  RequestAccountDeletionResponseSchema,
} from './account';
import type {
  ChangeSubscriptionRequestSchema,
  ChangeSubscriptionResponseSchema,
  CreateCheckoutRequestSchema,
  CurrentSubscriptions,
  GetOfferRequestSchema,
  ChangePreview,
  PreviewChangeRequestSchema,
  Redirect,
  UncancelSubscriptionRequestSchema,
} from './billing';
import type {
  AnswerCommentRequestSchema,
  AskTeacherRequestSchema,
  CloseLearnerQuestionRequestSchema,
  GetOpenQuestionsRequestSchema,
  LearnerQuestion,
  OpenQuestion,
} from './comments';
import type {
  GetFlashcardsRequestSchema,
  GetFlashcardsResponseSchema,
  GetGrammarPdfUrlRequestSchema,
  GetGrammarPdfUrlResponseSchema,
  GetSecureDataRequestSchema,
  SearchLinesRequestSchema,
  SearchLinesResponseSchema,
} from './lessons';
import type {
  ChangeLiveLessonRequestSchema,
  CountLiveViewersRequestSchema,
  CreateZoomSignatureRequestSchema,
  GetLiveLessonSettingsRequestSchema,
  GetLiveLessonUrlsRequestSchema,
} from './live';
import type { PrepareDownloadRequestSchema, PrepareDownloadResponseSchema } from './media';
import type { CheckNameRequestSchema, CheckNameResponseSchema } from './people';
import type { GetSecureDataResponseSchema } from './secure-data';
import type { GetPrivateStudentsRequestSchema, PrivateStudent } from './slots';

interface Callable<Request, Response> {
  readonly request: Request;
  readonly response: Response;
}

/** Settings of the live lessons that a teacher may change. */
export interface LiveLessonSettings {
  /** Number of these settings. A change names it, so no teacher overwrites another's change. */
  readonly revision: number;
  /** Opens the meeting; empty: no meeting is announced. */
  readonly joinUrl: string;
  /** Dates that replace published ones; absent until a teacher changes a date. */
  readonly dates?: LiveDates;
}

type Nothing = Record<string, never>;

/**
 * Request and response of every callable. A failed call rejects with an `AppError` whose code is
 * one of `ERROR_CODES`. Source: docs/interfaces.md, Callables.
 */
export interface CallableMap {
  /**
   * The text, film, photos and sounds of a lesson, where the caller's plan opens it. `reason` says
   * why a logged-in caller may not; `not-found` for an unknown id. Source: API-getSecureData.
   */
  getSecureData_v2_0: Callable<
    v.InferInput<typeof GetSecureDataRequestSchema>,
    v.InferOutput<typeof GetSecureDataResponseSchema>
  >;
  /**
   * The addresses of the live lesson's stream and chat, for VIP, PRIVATE and teachers.
   * Source: API-getLiveLessonUrls.
   */
  getLiveLessonUrls_v2_0: Callable<
    v.InferInput<typeof GetLiveLessonUrlsRequestSchema>,
    {
      readonly hasAccess: boolean;
      readonly EmbedUrl?: string;
      readonly ChatUrl?: string;
      /** Present if a meeting is announced; `CreateZoomSignature` gives its signature. */
      readonly hasMeeting?: true;
      /** Present for everybody once a teacher has changed a date. */
      readonly dates?: LiveDates;
      readonly error?: { readonly code: number };
    }
  >;
  /**
   * The flashcards of a lesson, for BASIC and up; otherwise `unauthenticated` or
   * `permission-denied`. Source: API-getFlashcards.
   */
  getFlashcardsCloudFunction: Callable<
    v.InferInput<typeof GetFlashcardsRequestSchema>,
    v.InferOutput<typeof GetFlashcardsResponseSchema>
  >;
  /**
   * A link to the grammar PDF of one lesson or of all, for BASIC and up. The link ends after
   * minutes. Source: API-getGrammarPDFurl.
   */
  getGrammarPDFurl: Callable<
    v.InferInput<typeof GetGrammarPdfUrlRequestSchema>,
    v.InferOutput<typeof GetGrammarPdfUrlResponseSchema>
  >;
  /**
   * Stores a text of the caller's page as a file. The answered address ends after 10 to 15 minutes.
   * Source: decision 47.
   */
  prepareDownload: Callable<
    v.InferInput<typeof PrepareDownloadRequestSchema>,
    v.InferOutput<typeof PrepareDownloadResponseSchema>
  >;
  /**
   * Lines with the searched words, of lessons that the caller's plan opens; at most 20, best first.
   * Source: API-searchLines.
   */
  searchLines: Callable<
    v.InferInput<typeof SearchLinesRequestSchema>,
    v.InferOutput<typeof SearchLinesResponseSchema>
  >;
  /**
   * Stores a teacher's answer below a comment; without a message, removes it. For teachers; others
   * get `permission-denied`. `not-found` without such a comment; `aborted` when another teacher has
   * answered meanwhile; `failed-precondition` for a comment by a teacher.
   * Source: docs/lessons.md, Questions.
   */
  answerComment: Callable<
    v.InferInput<typeof AnswerCommentRequestSchema>,
    { readonly answer: CommentAnswer | null }
  >;
  /**
   * All unanswered questions, and all words and typed answers sent by `askTeacher`: each list
   * oldest first, at most 100. For teachers; others get `permission-denied`.
   * Source: docs/lessons.md, Questions.
   */
  getOpenQuestions: Callable<
    v.InferInput<typeof GetOpenQuestionsRequestSchema>,
    {
      readonly questions: readonly OpenQuestion[];
      readonly learnerQuestions: readonly LearnerQuestion[];
    }
  >;
  /**
   * Sends teachers a word without an entry, or a typed answer that the learner calls right. For
   * members; others get `unauthenticated`. A repeated question changes nothing. `not-found` without
   * such a lesson; `resource-exhausted` after 20 on one day. Source: docs/lessons.md, Questions.
   */
  askTeacher: Callable<
    v.InferInput<typeof AskTeacherRequestSchema>,
    {
      /** false: the learner has asked this before. */
      readonly isNew: boolean;
    }
  >;
  /**
   * Removes a question of `askTeacher`, for teachers; others get `permission-denied`. `not-found`
   * once the learner's account is deleted. Source: docs/lessons.md, Questions.
   */
  closeLearnerQuestion: Callable<v.InferInput<typeof CloseLearnerQuestionRequestSchema>, Nothing>;
  /**
   * The packages sold on a platform, with their prices, for everybody.
   * Source: API-getRevenueCatOffer.
   */
  getRevenueCatOffer_v2_0: Callable<
    v.InferInput<typeof GetOfferRequestSchema>,
    { readonly offers: readonly Package[] }
  >;
  /** The platform that bills the caller's running plan. Source: API-getSubscriptionPlatform. */
  getSubscriptionPlatform: Callable<
    Nothing,
    { readonly subscriptionPlatform: SubscriptionPlatform }
  >;
  /**
   * The caller's plans by ProductID. After a downgrade there are two: the running one and the
   * coming one. Source: API-getCurrentSubscriptions.
   */
  getCurrentSubscriptions: Callable<Nothing, CurrentSubscriptions>;
  /** `getCurrentSubscriptions` after asking the provider. Source: API-syncSubscription. */
  syncSubscription: Callable<Nothing, CurrentSubscriptions>;
  /** Whether the caller ever had a plan, on any platform. Source: API-getHasAlreadySubscribed. */
  getHasAlreadySubscribed: Callable<Nothing, { readonly hasAlreadySubscribed: boolean }>;
  /**
   * Opens a checkout of a package; the browser goes to `url`. The request never names a price.
   * Source: API-createCheckout.
   */
  createStripeCheckoutSession: Callable<v.InferInput<typeof CreateCheckoutRequestSchema>, Redirect>;
  /**
   * Changes the running plan. Ids of price and product must equal the price list's. The caller's
   * own PRIVATE package with another slot moves the lesson. Source: API-changeSubscription.
   */
  changeStripeSubscription: Callable<
    v.InferInput<typeof ChangeSubscriptionRequestSchema>,
    v.InferOutput<typeof ChangeSubscriptionResponseSchema>
  >;
  /** Computes what a change would charge, and when; changes nothing. Source: docs/payments.md. */
  previewStripeSubscriptionChange: Callable<
    v.InferInput<typeof PreviewChangeRequestSchema>,
    ChangePreview
  >;
  /** Ends the latest plan at the end of its period. Source: API-cancelSubscription. */
  cancelStripeSubscription: Callable<
    Nothing | null,
    { readonly cancels: true; readonly expires_date: string }
  >;
  /** Lets a cancelled plan renew again. Source: API-uncancelSubscription. */
  uncancelStripeSubscription: Callable<
    v.InferInput<typeof UncancelSubscriptionRequestSchema>,
    { readonly cancels: false }
  >;
  /** Opens the payment provider's page to save another card. Source: API-cardUpdate. */
  createStripeCardUpdateCheckoutSession: Callable<Nothing, Redirect>;
  /** Opens the payment provider's page of invoices. Source: API-billingPortal. */
  createBillingPortalSession: Callable<Nothing, { readonly url: string }>;
  /**
   * The signature that Zoom requires to join the meeting, for VIP, PRIVATE and teachers.
   * `failed-precondition` without keys or a meeting. Source: API-zoomSignature.
   */
  CreateZoomSignature: Callable<
    v.InferInput<typeof CreateZoomSignatureRequestSchema>,
    { readonly signature: string; readonly sdkKey: string; readonly meetingNumber: string }
  >;
  /**
   * Number of other people in the room of a live lesson, for teachers; others get
   * `permission-denied`. Source: docs/live.md.
   */
  countLiveViewers: Callable<
    v.InferInput<typeof CountLiveViewersRequestSchema>,
    { readonly viewers: number }
  >;
  /**
   * The current settings of the live lessons, for teachers; others get `permission-denied`.
   * Source: docs/live.md.
   */
  getLiveLessonSettings: Callable<
    v.InferInput<typeof GetLiveLessonSettingsRequestSchema>,
    LiveLessonSettings
  >;
  /**
   * Moves a live lesson that has not begun, or changes the address of the meeting. For teachers;
   * others get `permission-denied`. `aborted` when another teacher has changed the settings
   * meanwhile; `failed-precondition` or `invalid-argument` with the reason. Source: docs/live.md.
   */
  changeLiveLesson: Callable<
    v.InferInput<typeof ChangeLiveLessonRequestSchema>,
    LiveLessonSettings
  >;
  /**
   * Students of private lessons and their hours, in the order of the week; at most 100. For
   * teachers; others get `permission-denied`. Source: docs/live.md.
   */
  getPrivateStudents: Callable<
    v.InferInput<typeof GetPrivateStudentsRequestSchema>,
    { readonly students: readonly PrivateStudent[] }
  >;
  /**
   * Checks a new e-mail address before the verification is sent. `invalid-argument` for an address
   * in use. Source: API-prepareEmailChange.
   */
  prepareEmailChange: Callable<
    v.InferInput<typeof PrepareEmailChangeRequestSchema>,
    v.InferOutput<typeof PrepareEmailChangeResponseSchema>
  >;
  /**
   * Whether comments may carry the given name or, without one, the caller's own.
   * Source: docs/security.md.
   */
  checkName: Callable<
    v.InferInput<typeof CheckNameRequestSchema>,
    v.InferOutput<typeof CheckNameResponseSchema>
  >;
  /**
   * Deletes the caller's account, or continues a deletion. `storeToCancel` names the store where a
   * plan must still be cancelled. Source: API-requestAccountDeletion.
   */
  requestAccountDeletion: Callable<
    Nothing,
    v.InferOutput<typeof RequestAccountDeletionResponseSchema>
  >;
  /** All data stored about the caller, as JSON. Source: API-exportMyData. */
  exportMyData: Callable<Nothing, v.InferOutput<typeof ExportMyDataResponseSchema>>;
}

export type CallableName = keyof CallableMap;
export type CallableRequest<N extends CallableName> = CallableMap[N]['request'];
export type CallableResponse<N extends CallableName> = CallableMap[N]['response'];
