import type { ChatAct, Platform } from 'shared-contracts';
import { changeSettings } from './chat-settings';
import { createDeletions } from './deletions';
import { createModeration } from './moderation';
import type { NamedMessages } from './named-messages';
import { addQuestion, removeQuestion, watchQuestions } from './questions';
import type { SeenMessages } from './seen-messages';
import type { ChatEvent } from './step-chat';

/** A teacher's action. The security rules decide who is a teacher. */
export type TeacherAct = Exclude<ChatAct, { type: 'typed' | 'send' | 'people' | 'retry' }>;

/** The teacher's side of a chat: pins, slow mode, questions, deletions and mutes. */
export interface ChatTeacher {
  handle(act: TeacherAct): void;
  /**
   * Watches the muted members and the questions.
   *
   * @returns a function that stops watching
   */
  watch(): () => void;
  /** Ends the offer to undo a deletion. */
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

  const perform = (act: TeacherAct): Promise<unknown> => {
    switch (act.type) {
      case 'delete':
        return deletions.remove(act.id);
      case 'undo':
        return deletions.undo(act.id);
      case 'pin':
        return set({ PinnedID: act.id });
      case 'slow':
        return set({ SlowSeconds: act.seconds });
      case 'question':
        return attempt(addQuestion(platform, liveLessonID, act.id));
      case 'answered':
        return attempt(removeQuestion(platform, liveLessonID, act.id));
      case 'mute':
        return moderation.mute(act);
      case 'unmute':
        return moderation.unmute(act.uid);
    }
  };
  return {
    handle: (act) => void perform(act),
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
