import type { Package, SubscriptionPlatform } from '../entities/index';
import type * as v from 'valibot';
import type {
  CheckNameRequestSchema,
  CheckNameResponseSchema,
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
  GetFlashcardsRequestSchema,
  GetFlashcardsResponseSchema,
  GetGrammarPdfUrlRequestSchema,
  GetGrammarPdfUrlResponseSchema,
  GetSecureDataRequestSchema,
  GetSecureDataResponseSchema,
  SearchLinesRequestSchema,
  SearchLinesResponseSchema,
} from './lessons';
import type { CreateZoomSignatureRequestSchema, GetLiveLessonUrlsRequestSchema } from './live';

interface Callable<Request, Response> {
  readonly request: Request;
  readonly response: Response;
}

type Nothing = Record<string, never>;

/**
 * Every callable by name: what it takes and what it answers. A failed call rejects with an
 * `AppError` whose code is one of `ERROR_CODES`. Source: docs/interfaces.md, Callables.
 */
export interface CallableMap {
  getSecureData_v2_0: Callable<
    v.InferInput<typeof GetSecureDataRequestSchema>,
    v.InferOutput<typeof GetSecureDataResponseSchema>
  >;
  getLiveLessonUrls_v2_0: Callable<
    v.InferInput<typeof GetLiveLessonUrlsRequestSchema>,
    {
      readonly hasAccess: boolean;
      readonly EmbedUrl?: string;
      readonly ChatUrl?: string;
      /** Present where a meeting is announced, for which `CreateZoomSignature` is asked. */
      readonly hasMeeting?: true;
      readonly error?: { readonly code: number };
    }
  >;
  getFlashcardsCloudFunction: Callable<
    v.InferInput<typeof GetFlashcardsRequestSchema>,
    v.InferOutput<typeof GetFlashcardsResponseSchema>
  >;
  getGrammarPDFurl: Callable<
    v.InferInput<typeof GetGrammarPdfUrlRequestSchema>,
    v.InferOutput<typeof GetGrammarPdfUrlResponseSchema>
  >;
  searchLines: Callable<
    v.InferInput<typeof SearchLinesRequestSchema>,
    v.InferOutput<typeof SearchLinesResponseSchema>
  >;
  getRevenueCatOffer_v2_0: Callable<
    v.InferInput<typeof GetOfferRequestSchema>,
    { readonly offers: readonly Package[] }
  >;
  getSubscriptionPlatform: Callable<
    Nothing,
    { readonly subscriptionPlatform: SubscriptionPlatform }
  >;
  getCurrentSubscriptions: Callable<Nothing, CurrentSubscriptions>;
  syncSubscription: Callable<Nothing, CurrentSubscriptions>;
  getHasAlreadySubscribed: Callable<Nothing, { readonly hasAlreadySubscribed: boolean }>;
  createStripeCheckoutSession: Callable<v.InferInput<typeof CreateCheckoutRequestSchema>, Redirect>;
  changeStripeSubscription: Callable<
    v.InferInput<typeof ChangeSubscriptionRequestSchema>,
    v.InferOutput<typeof ChangeSubscriptionResponseSchema>
  >;
  previewStripeSubscriptionChange: Callable<
    v.InferInput<typeof PreviewChangeRequestSchema>,
    ChangePreview
  >;
  cancelStripeSubscription: Callable<
    Nothing | null,
    { readonly cancels: true; readonly expires_date: string }
  >;
  uncancelStripeSubscription: Callable<
    v.InferInput<typeof UncancelSubscriptionRequestSchema>,
    { readonly cancels: false }
  >;
  createStripeCardUpdateCheckoutSession: Callable<Nothing, Redirect>;
  createBillingPortalSession: Callable<Nothing, { readonly url: string }>;
  CreateZoomSignature: Callable<
    v.InferInput<typeof CreateZoomSignatureRequestSchema>,
    { readonly signature: string; readonly sdkKey: string; readonly meetingNumber: string }
  >;
  prepareEmailChange: Callable<
    v.InferInput<typeof PrepareEmailChangeRequestSchema>,
    v.InferOutput<typeof PrepareEmailChangeResponseSchema>
  >;
  checkName: Callable<
    v.InferInput<typeof CheckNameRequestSchema>,
    v.InferOutput<typeof CheckNameResponseSchema>
  >;
  requestAccountDeletion: Callable<
    Nothing,
    v.InferOutput<typeof RequestAccountDeletionResponseSchema>
  >;
  exportMyData: Callable<Nothing, v.InferOutput<typeof ExportMyDataResponseSchema>>;
}

export type CallableName = keyof CallableMap;
export type CallableRequest<N extends CallableName> = CallableMap[N]['request'];
export type CallableResponse<N extends CallableName> = CallableMap[N]['response'];
