import { createChangeable, type OwnWord } from 'shared-contracts';
import { createTabRecord } from '../saving/tab-record';
import { withSteps, type OwnWords, type OwnWordsState, type WordStep } from './own-word';

/** The tab keeps at most so many words of a visitor. */
const MOST_WORDS = 100;

const wordOf = (stored: unknown): OwnWord | undefined => {
  const word = (stored ?? {}) as Partial<OwnWord>;
  const isOne =
    typeof word.isCard === 'boolean' &&
    typeof word.isKnown === 'boolean' &&
    typeof word.VideoID === 'string' &&
    typeof word.line === 'number' &&
    typeof word.english === 'string';
  return isOne ? (word as OwnWord) : undefined;
};

export interface VisitorWords extends OwnWords {
  /** Removes and returns them, for the learner who logs in. */
  take(): readonly WordStep[];
}

export function createVisitorWords(): VisitorWords {
  const kept = createTabRecord('own-words', MOST_WORDS, wordOf);
  const state = (): OwnWordsState => ({ words: kept.items, isWhole: true, refused: [] });
  const state$ = createChangeable(state());
  return {
    state$,
    read: async () => {},
    say(step) {
      const { word } = step;
      const said = withSteps(kept.items, [step])[word];
      if (said) kept.put(word, said);
      state$.next(state());
    },
    flush: async () => {},
    take() {
      const steps = Object.entries(kept.take()).map(
        ([word, { isCard, isKnown, ...met }]): WordStep => ({
          word,
          ...met,
          ...(isCard && { isCard }),
          ...(isKnown && { isKnown }),
        }),
      );
      state$.next(state());
      return steps;
    },
  };
}
