import { ExportButton } from '../export/ExportButton';
import type { Deck } from '../open-deck';
import { PracticeSession } from './PracticeSession';
import { SessionEnd } from './SessionEnd';

export interface PracticeViewProps {
  readonly deck: Deck;
  /** Title of the lesson. */
  readonly title: string;
  readonly videoID: string;
}

/** A session with the cards of one lesson. */
export const PracticeView = ({ deck, title, videoID }: PracticeViewProps) => (
  <PracticeSession
    deck={deck}
    lessonOf={() => videoID}
    end={(end) => <SessionEnd {...end} videoID={videoID} />}
    foot={<ExportButton cards={deck.cards} title={title} />}
  />
);
