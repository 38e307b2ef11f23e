export { requestAccountDeletionFunction as requestAccountDeletion } from './account/deletion/request-account-deletion.function';
export { resumeAccountDeletionsFunction as resumeAccountDeletions } from './account/deletion/resume-account-deletions.function';
export { prepareEmailChangeFunction as prepareEmailChange } from './account/email-change/prepare-email-change.function';
export { exportMyDataFunction as exportMyData } from './account/export/export-my-data.function';
export { getFlashcardsCloudFunction } from './lessons/get-flashcards.function';
export { getGrammarPDFurl } from './lessons/get-grammar-pdf-url.function';
export { getSecureData_v2_0 } from './lessons/get-secure-data.function';
export { media } from './media/media.function';
