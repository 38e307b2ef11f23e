import { WORD_LIMITS, type OwnWord, type Watched } from 'shared-contracts';

/** A learner's words by base form. */
export type Words = Readonly<Record<string, OwnWord>>;

/** How a word is marked in every text. */
export type Mark = 'new' | 'learning' | 'known';

/** One change of a learner to a word, and where they met the word. */
export interface WordStep extends Pick<OwnWord, 'VideoID' | 'line' | 'english'> {
  readonly word: string;
  /** Makes the word one of the learner's cards. */
  readonly isCard?: true;
  /** Whether the learner knows the word. `false` makes a known card one to learn again. */
  readonly isKnown?: boolean;
}

export interface OwnWordsState {
  readonly words: Words;
  /** Whether all stored words were read. */
  readonly isWhole: boolean;
  /** Words that the server refused, for example because there is no room (`hasRoom`). */
  readonly refused: readonly string[];
}

export interface OwnWords {
  readonly state$: Watched<OwnWordsState>;
  /** Reads the words once per page, again after a failure. Never rejects. */
  read(): Promise<void>;
  /** Changes a word at once, and stores the change soon, in the background. */
  say(step: WordStep): void;
  /** Stores all changes now. Never rejects. */
  flush(): Promise<void>;
}

export const markOf = (word: OwnWord | undefined): Mark =>
  word?.isKnown ? 'known' : word?.isCard ? 'learning' : 'new';

/** Applies changes in order. A word keeps the line where it was met first. */
export const withSteps = (words: Words, steps: readonly WordStep[]): Words =>
  steps.reduce((all, { word, VideoID, line, english, ...flags }) => {
    const first = { isCard: false, isKnown: false, VideoID, line, english };
    return { ...all, [word]: { ...(all[word] ?? first), ...flags } };
  }, words);

/** The id of the document with a word: a number below `WORD_LIMITS.buckets`, as text. */
export const bucketOf = (word: string): string => {
  const hash = [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 0);
  return String(hash % WORD_LIMITS.buckets);
};

export const wordsIn = (bucket: string, words: Words): Words =>
  Object.fromEntries(Object.entries(words).filter(([word]) => bucketOf(word) === bucket));

/** Whether the document of a word has room for it, as the security rules count. */
export function hasRoom(words: Words, word: string): boolean {
  const all = [...new Set([...Object.keys(wordsIn(bucketOf(word), words)), word])];
  return all.length <= WORD_LIMITS.words && all.join('').length <= WORD_LIMITS.letters;
}
