import { WORD_LIMITS, type OwnWord, type Watched } from 'shared-contracts';

/** A learner's words by base form. */
export type Words = Readonly<Record<string, OwnWord>>;

/** How a word is marked in every text. */
export type Mark = 'new' | 'learning' | 'known';

/** What a learner says of a word, and where they met it. */
export interface WordStep extends Pick<OwnWord, 'VideoID' | 'line' | 'english'> {
  /** Its base form. */
  readonly word: string;
  /** Makes it one of their cards. */
  readonly isCard?: true;
  /** Whether they know it; a card that is known no more is learnt again. */
  readonly isKnown?: boolean;
}

export interface OwnWordsState {
  readonly words: Words;
  /** Whether these are all of them. */
  readonly isWhole: boolean;
  /** Words that could not be kept, for example because there is no room for more (`hasRoom`). */
  readonly refused: readonly string[];
}

/** The words of one learner, or of a visitor. */
export interface OwnWords {
  readonly state$: Watched<OwnWordsState>;
  /** Reads them, once while the page lives; after a failure again. Never rejects. */
  read(): Promise<void>;
  /** Changes a word at once, and stores it soon, in the background. */
  say(step: WordStep): void;
  /** Stores now. Never rejects. */
  flush(): Promise<void>;
}

export const markOf = (word: OwnWord | undefined): Mark =>
  word?.isKnown ? 'known' : word?.isCard ? 'learning' : 'new';

/** The words after steps, in their order. A word keeps the place where it was met first. */
export const withSteps = (words: Words, steps: readonly WordStep[]): Words =>
  steps.reduce((all, { word, VideoID, line, english, ...flags }) => {
    const first = { isCard: false, isKnown: false, VideoID, line, english };
    return { ...all, [word]: { ...(all[word] ?? first), ...flags } };
  }, words);

/** The document that holds a word: a number below `WORD_LIMITS.buckets`, as text. */
export const bucketOf = (word: string): string => {
  const hash = [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 0);
  return String(hash % WORD_LIMITS.buckets);
};

/** The words of one document. */
export const wordsIn = (bucket: string, words: Words): Words =>
  Object.fromEntries(Object.entries(words).filter(([word]) => bucketOf(word) === bucket));

/** Whether the document of a word has room for it, as the security rules count. */
export function hasRoom(words: Words, word: string): boolean {
  const all = [...new Set([...Object.keys(wordsIn(bucketOf(word), words)), word])];
  return all.length <= WORD_LIMITS.words && all.join('').length <= WORD_LIMITS.letters;
}
