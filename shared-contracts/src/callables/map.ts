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

/** What a teacher may change of the live lessons. */
export interface LiveLessonSettings {
  /** Of these settings; a change names it, so that no teacher overwrites another's. */
  readonly revision: number;
  /** Opens the meeting; empty: there is none. */
  readonly joinUrl: string;
  /** The dates that hold instead of published ones, once a teacher has changed one. */
  readonly dates?: LiveDates;
}

type Nothing = Record<string, never>;

/**
 * Every callable by name: what it takes and what it answers. A failed call rejects with an
 * `AppError` whose code is one of `ERROR_CODES`. Source: docs/interfaces.md, Callables.
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
   * The addresses of the live lesson's stream and chat, for VIP, PRIVATE and teachers. Source:
   * API-getLiveLessonUrls.
   */
  getLiveLessonUrls_v2_0: Callable<
    v.InferInput<typeof GetLiveLessonUrlsRequestSchema>,
    {
      readonly hasAccess: boolean;
      readonly EmbedUrl?: string;
      readonly ChatUrl?: string;
      /** Present where a meeting is announced, for which `CreateZoomSignature` is asked. */
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
   * A link to the grammar as a PDF, of one lesson or in general, for BASIC and up. It ends after
   * minutes. Source: API-getGrammarPDFurl.
   */
  getGrammarPDFurl: Callable<
    v.InferInput<typeof GetGrammarPdfUrlRequestSchema>,
    v.InferOutput<typeof GetGrammarPdfUrlResponseSchema>
  >;
  /**
   * The address of a text that the caller's page has made, as a file, good for 10 to 15 minutes.
   * Source: decision 47.
   */
  prepareDownload: Callable<
    v.InferInput<typeof PrepareDownloadRequestSchema>,
    v.InferOutput<typeof PrepareDownloadResponseSchema>
  >;
  /**
   * Lines that hold the searched words, of lessons that the caller's plan opens; 20 at most, the
   * best first. Source: API-searchLines.
   */
  searchLines: Callable<
    v.InferInput<typeof SearchLinesRequestSchema>,
    v.InferOutput<typeof SearchLinesResponseSchema>
  >;
  /**
   * A teacher's answer below a comment; without a message it takes the answer back. For teachers;
   * otherwise `permission-denied`. `not-found` without such a comment; `aborted` when another
   * teacher was faster; `failed-precondition` for the comment of a teacher. Source:
   * docs/lessons.md, Questions.
   */
  answerComment: Callable<
    v.InferInput<typeof AnswerCommentRequestSchema>,
    { readonly answer: CommentAnswer | null }
  >;
  /**
   * The questions of all lessons that wait for an answer, and words and typed answers that wait for
   * a look: each list the oldest first, 100 at most. For teachers; otherwise `permission-denied`.
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
   * Sends a teacher a word without an entry, or a typed answer that the learner calls right, for
   * members; otherwise `unauthenticated`. The same once more changes nothing. `not-found` without
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
   * Takes what was sent by `askTeacher` off the list, for teachers; otherwise `permission-denied`.
   * `not-found` once its learner's account is deleted. Source: docs/lessons.md, Questions.
   */
  closeLearnerQuestion: Callable<v.InferInput<typeof CloseLearnerQuestionRequestSchema>, Nothing>;
  /**
   * The packages that are sold on a platform, with their prices, for everybody. Source:
   * API-getRevenueCatOffer.
   */
  getRevenueCatOffer_v2_0: Callable<
    v.InferInput<typeof GetOfferRequestSchema>,
    { readonly offers: readonly Package[] }
  >;
  /** Who takes the payment of the caller's running plan. Source: API-getSubscriptionPlatform. */
  getSubscriptionPlatform: Callable<
    Nothing,
    { readonly subscriptionPlatform: SubscriptionPlatform }
  >;
  /**
   * The caller's plans by ProductID. After a downgrade there are two: the running one and the
   * coming one. Source: API-getCurrentSubscriptions.
   */
  getCurrentSubscriptions: Callable<Nothing, CurrentSubscriptions>;
  /**
   * As `getCurrentSubscriptions`, after asking the payment provider. Source: API-syncSubscription.
   */
  syncSubscription: Callable<Nothing, CurrentSubscriptions>;
  /** Whether the caller ever had a plan, on any platform. Source: API-getHasAlreadySubscribed. */
  getHasAlreadySubscribed: Callable<Nothing, { readonly hasAlreadySubscribed: boolean }>;
  /**
   * Opens a checkout; the browser goes to `url`. It names what to buy, never a price. Source:
   * API-createCheckout.
   */
  createStripeCheckoutSession: Callable<v.InferInput<typeof CreateCheckoutRequestSchema>, Redirect>;
  /**
   * Changes the running plan. Ids of price and product must equal the price list's. The own PRIVATE
   * package with another hour moves the lesson. Source: API-changeSubscription.
   */
  changeStripeSubscription: Callable<
    v.InferInput<typeof ChangeSubscriptionRequestSchema>,
    v.InferOutput<typeof ChangeSubscriptionResponseSchema>
  >;
  /** What a change would charge, and when; it changes nothing. Source: docs/payments.md. */
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
  /** Opens the provider's page for another card. Source: API-cardUpdate. */
  createStripeCardUpdateCheckoutSession: Callable<Nothing, Redirect>;
  /** Opens the provider's page with invoices. Source: API-billingPortal. */
  createBillingPortalSession: Callable<Nothing, { readonly url: string }>;
  /**
   * What Zoom asks for at the door of the meeting, for VIP, PRIVATE and teachers;
   * `failed-precondition` without keys or a meeting. Source: API-zoomSignature.
   */
  CreateZoomSignature: Callable<
    v.InferInput<typeof CreateZoomSignatureRequestSchema>,
    { readonly signature: string; readonly sdkKey: string; readonly meetingNumber: string }
  >;
  /**
   * How many others are in the room of a live lesson, for teachers; otherwise `permission-denied`.
   * Source: docs/live.md.
   */
  countLiveViewers: Callable<
    v.InferInput<typeof CountLiveViewersRequestSchema>,
    { readonly viewers: number }
  >;
  /**
   * What a teacher may change of the live lessons, as it holds now, for teachers; otherwise
   * `permission-denied`. Source: docs/live.md.
   */
  getLiveLessonSettings: Callable<
    v.InferInput<typeof GetLiveLessonSettingsRequestSchema>,
    LiveLessonSettings
  >;
  /**
   * Moves a live lesson that has not begun, or changes the address of the meeting, for teachers;
   * otherwise `permission-denied`. `aborted` when another teacher was faster;
   * `failed-precondition` or `invalid-argument` with a sentence for what cannot be. Source:
   * docs/live.md.
   */
  changeLiveLesson: Callable<
    v.InferInput<typeof ChangeLiveLessonRequestSchema>,
    LiveLessonSettings
  >;
  /**
   * Who has a private lesson, and when, in the order of the week, for teachers; otherwise
   * `permission-denied`. 100 at most. Source: docs/live.md.
   */
  getPrivateStudents: Callable<
    v.InferInput<typeof GetPrivateStudentsRequestSchema>,
    { readonly students: readonly PrivateStudent[] }
  >;
  /**
   * Asked before the verification goes to a new address; an address in use is `invalid-argument`.
   * Source: API-prepareEmailChange.
   */
  prepareEmailChange: Callable<
    v.InferInput<typeof PrepareEmailChangeRequestSchema>,
    v.InferOutput<typeof PrepareEmailChangeResponseSchema>
  >;
  /**
   * Whether comments may carry a name. With a name it judges that one, without it the
   * caller's own. Source: docs/security.md.
   */
  checkName: Callable<
    v.InferInput<typeof CheckNameRequestSchema>,
    v.InferOutput<typeof CheckNameResponseSchema>
  >;
  /**
   * Deletes the caller's account, or goes on deleting it. `storeToCancel` names the store where a
   * plan must still be cancelled. Source: API-requestAccountDeletion.
   */
  requestAccountDeletion: Callable<
    Nothing,
    v.InferOutput<typeof RequestAccountDeletionResponseSchema>
  >;
  /** Everything that is held about the caller, as JSON. Source: API-exportMyData. */
  exportMyData: Callable<Nothing, v.InferOutput<typeof ExportMyDataResponseSchema>>;
}

export type CallableName = keyof CallableMap;
export type CallableRequest<N extends CallableName> = CallableMap[N]['request'];
export type CallableResponse<N extends CallableName> = CallableMap[N]['response'];
