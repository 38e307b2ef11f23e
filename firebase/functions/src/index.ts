export { requestAccountDeletionFunction as requestAccountDeletion } from './account/deletion/request-account-deletion.function';
export { resumeAccountDeletionsFunction as resumeAccountDeletions } from './account/deletion/resume-account-deletions.function';
export { prepareEmailChangeFunction as prepareEmailChange } from './account/email-change/prepare-email-change.function';
export { exportMyDataFunction as exportMyData } from './account/export/export-my-data.function';
export { createStripeCheckoutSession } from './billing/checkout/create-checkout.function';
export { getRevenueCatOffer_v2_0 } from './billing/get-offer.function';
export {
  getCurrentSubscriptions,
  getHasAlreadySubscribed,
  getSubscriptionPlatform,
} from './billing/lookups.function';
export {
  cancelStripeSubscription,
  changeStripeSubscription,
  createBillingPortalSession,
  createStripeCardUpdateCheckoutSession,
  previewStripeSubscriptionChange,
  uncancelStripeSubscription,
} from './billing/manage/manage-plan.function';
export { reconcileSubscriptions } from './billing/reconcile.function';
export { syncSubscription } from './billing/sync.function';
export { revenueCatWebhook } from './billing/stores/store-webhook.function';
export { stripeWebhook } from './billing/webhook/webhook.function';
export { getPrivateStudentsFunction as getPrivateStudents } from './slots/get-private-students.function';
export { freeAbandonedHours } from './slots/free-abandoned-hours.function';
export {
  answerCommentFunction as answerComment,
  askTeacherFunction as askTeacher,
  closeLearnerQuestionFunction as closeLearnerQuestion,
  getOpenQuestionsFunction as getOpenQuestions,
} from './comments/comments.function';
export { getFlashcardsCloudFunction } from './lessons/get-flashcards.function';
export { getGrammarPDFurl } from './lessons/get-grammar-pdf-url.function';
export { getSecureData_v2_0 } from './lessons/get-secure-data.function';
export { searchLinesFunction as searchLines } from './lessons/search-lines.function';
export {
  changeLiveLessonFunction as changeLiveLesson,
  countLiveViewersFunction as countLiveViewers,
  CreateZoomSignature,
  getLiveLessonSettingsFunction as getLiveLessonSettings,
  getLiveLessonUrls_v2_0,
} from './live/live.function';
export { prepareDownloadFunction as prepareDownload } from './media/downloads/prepare-download.function';
export { media } from './media/media.function';
export { judgeCanariesFunction as judgeCanaries } from './judgement/judge-canaries.function';
export { judgementFunction as judgement } from './judgement/judgement.function';
export { receiveEventsFunction as receiveEvents } from './telemetry/receive-events.function';
export { checkNameFunction as checkName } from './people/names/check-name.function';
