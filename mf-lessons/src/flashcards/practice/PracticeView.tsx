import { cardsCode } from '../../chunks/cards';
import { Later } from '../../shelf/Later';
import type { Deck } from '../open-deck';
import { PracticeSession } from './PracticeSession';
import { SessionEnd } from './SessionEnd';

export interface PracticeViewProps {
  readonly deck: Deck;
  readonly title: string;
  readonly videoID: string;
}

/** A practice session with the cards of one lesson. */
export const PracticeView = ({ deck, title, videoID }: PracticeViewProps) => (
  <PracticeSession
    deck={deck}
    lessonOf={() => videoID}
    end={(end) => <SessionEnd {...end} videoID={videoID} />}
    foot={
      <Later chunk={cardsCode} when="idle">
        {({ ExportButton }) => <ExportButton cards={deck.cards} title={title} />}
      </Later>
    }
  />
);
