/** Sends and keeps posts: comments, and messages of a chat. */
export { forgetDrafts, postDrafts, type Post, type PostDraft, type PostDrafts } from './drafts';
export { createOutbox, type Outbox, type OutboxOptions } from './outbox';
export type { OutboxState } from './step-outbox';
export { NotAccepted, TooSoon, type PostPlace, type WholePost } from './send-post';
