import { createDrafts, type DraftKind } from 'kit/drafts';
import { forLearner, perPlatform } from 'shared-contracts';

/** Text that was typed and not sent, or sent without an answer. */
export interface Draft {
  readonly text: string;
  /** The last attempt; the same text is sent again under its id. */
  readonly attempt?: Attempt | undefined;
}

/** A comment that was sent. */
export interface Attempt {
  readonly id: string;
  readonly text: string;
  /** No answer yet: its text is stored nowhere else. */
  readonly isOpen: boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const COMMENT_DRAFTS: DraftKind<Draft> = {
  name: 'comment',
  parse(stored) {
    const { text, attempt } = stored as Record<string, unknown>;
    const { id, text: sent, isOpen } = (attempt ?? {}) as Record<string, unknown>;
    return {
      text: isText(text) ? text : '',
      attempt: isText(id) && isText(sent) ? { id, text: sent, isOpen: isOpen === true } : undefined,
    };
  },
  isEmpty: ({ text, attempt }) => text === '' && !attempt?.isOpen,
};

/** The drafts of the learner who is logged in, by the id of the lesson. */
export const draftsOf = perPlatform((platform) =>
  forLearner(platform, (learner) => createDrafts(learner, COMMENT_DRAFTS)),
);
