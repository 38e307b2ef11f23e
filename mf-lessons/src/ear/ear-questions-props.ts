import type { LessonLine } from 'common';
import type { EarQuestion } from 'shared-contracts';
import type { PlayerControl } from '../player/control/player-control';

/** The lesson's data and the player, as all parts of the questions by ear get them. */
export interface EarQuestionsProps {
  readonly videoID: string;
  readonly questions: readonly EarQuestion[];
  readonly lines: readonly LessonLine[];
  /** Addresses of the recordings in the order of the lines; null: not recorded. */
  readonly sounds: readonly (string | null)[];
  readonly isMachine: boolean;
  readonly control: PlayerControl;
  /** Closes the questions and shows the text again. */
  readonly onClose: () => void;
}
