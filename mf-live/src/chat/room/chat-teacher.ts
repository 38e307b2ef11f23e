import type { ChatAct, Platform } from 'shared-contracts';
import { changeSettings } from './chat-settings';
import { createDeletions } from './deletions';
import { createModeration } from './moderation';
import type { NamedMessages } from './named-messages';
import { addQuestion, removeQuestion, watchQuestions } from './questions';
import type { SeenMessages } from './seen-messages';
import type { ChatEvent } from './step-chat';

/** What a teacher does; the rules decide who is one. */
export type TeacherAct = Exclude<ChatAct, { type: 'typed' | 'send' | 'people' | 'retry' }>;

/** The teacher's part of a chat. */
export interface ChatTeacher {
  handle(act: TeacherAct): void;
  /**
   * Watches what only teachers see.
   *
   * @returns a function that ends it
   */
  watch(): () => void;
  /** Ends what can still be undone. */
  stop(): void;
}

interface ChatTeacherOptions {
  readonly seen: SeenMessages;
  readonly questions: NamedMessages;
  readonly tell: (event: ChatEvent) => void;
}

/** Source: docs/live.md, Chat. */
export function createChatTeacher(
  platform: Platform,
  liveLessonID: string,
  { seen, questions, tell }: ChatTeacherOptions,
): ChatTeacher {
  const moderation = createModeration(platform, liveLessonID, () =>
    tell({ type: 'moderation-failed' }),
  );
  const { attempt } = moderation;
  const deletions = createDeletions(platform, liveLessonID, {
    seen,
    attempt,
    onOffer: (undo) => tell({ type: 'facts', facts: { undo } }),
  });
  const set = (settings: Parameters<typeof changeSettings>[2]) =>
    attempt(changeSettings(platform, liveLessonID, settings));

  const act = (what: TeacherAct): Promise<unknown> => {
    switch (what.type) {
      case 'delete':
        return deletions.remove(what.id);
      case 'undo':
        return deletions.undo(what.id);
      case 'pin':
        return set({ PinnedID: what.id });
      case 'slow':
        return set({ SlowSeconds: what.seconds });
      case 'question':
        return attempt(addQuestion(platform, liveLessonID, what.id));
      case 'answered':
        return attempt(removeQuestion(platform, liveLessonID, what.id));
      case 'mute':
        return moderation.mute(what);
      case 'unmute':
        return moderation.unmute(what.uid);
    }
  };
  return {
    handle: (what) => void act(what),
    watch() {
      const ends = [
        moderation.watchMuted((muted) => tell({ type: 'facts', facts: { muted } })),
        watchQuestions(platform, liveLessonID, questions.name),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
    stop: deletions.stop,
  };
}
