import type { LessonLine } from 'common';
import type { EarQuestion } from 'shared-contracts';
import type { PlayerControl } from '../player/control/player-control';

/** What the questions by ear of a lesson are made of. */
export interface EarQuestionsProps {
  readonly videoID: string;
  readonly questions: readonly EarQuestion[];
  readonly lines: readonly LessonLine[];
  /** Addresses of the recordings in the order of the lines; null: not recorded. */
  readonly sounds: readonly (string | null)[];
  /** Whether a machine speaks in the recordings. */
  readonly isMachine: boolean;
  readonly control: PlayerControl;
  /** Leads back to the text. */
  readonly onClose: () => void;
}
