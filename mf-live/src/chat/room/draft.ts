import { createDrafts, type DraftKind } from 'kit/drafts';
import { CHAT_UNDER_WAY, forLearner, perPlatform } from 'shared-contracts';

/** What a member has typed in a chat and not sent, and the messages that have no answer yet. */
export interface ChatDraft {
  readonly text: string;
  /** In the order in which they were sent. */
  readonly pending: readonly { readonly id: string; readonly text: string }[];
  /** When it was kept, in milliseconds since the epoch. */
  readonly at: number;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const CHAT_DRAFTS: DraftKind<ChatDraft> = {
  name: 'chat',
  parse(stored) {
    const { text, pending, at } = stored as Record<string, unknown>;
    const messages: readonly Record<string, unknown>[] = Array.isArray(pending) ? pending : [];
    return {
      text: isText(text) ? text : '',
      at: Number(at) || 0,
      pending: messages
        .slice(0, CHAT_UNDER_WAY)
        .flatMap(({ id, text }) => (isText(id) && isText(text) ? { id, text } : [])),
    };
  },
  isEmpty: ({ text, pending }) => text === '' && pending.length === 0,
};

/**
 * The drafts of the learner who is logged in, by the id of the live lesson. Ask for it on every
 * page with a chat: then they are removed at the log-out, also when the chat is closed by then.
 */
export const chatDraftsOf = perPlatform((platform) =>
  forLearner(platform, (learner) => createDrafts(learner, CHAT_DRAFTS)),
);
