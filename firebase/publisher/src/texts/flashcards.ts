import type { Problems } from '../problems';
import { curlyQuotes } from './curly-quotes';
import { linesOf } from './numbered-lines';

/** One line of `flashcards.txt`. */
export interface CardContent {
  readonly SwissGerman: string;
  readonly English: string;
  /** Name of a sound file in the lesson's folder. */
  readonly Audio?: string;
}

const AUDIO = /^[a-z0-9][a-z0-9-]*\.(mp3|m4a)$/;

function readCard(
  line: string,
  place: string,
  file: string,
  problems: Problems,
): CardContent | null {
  const [SwissGerman = '', typed = '', Audio, ...more] = line.split('=').map((part) => part.trim());
  const English = curlyQuotes(typed);
  if (SwissGerman === '' || English === '' || more.length > 0) {
    problems.add(
      file,
      `${place}: must be "Swiss German = English" or "Swiss German = English = sound.m4a"`,
    );
    return null;
  }
  if (Audio === undefined) return { SwissGerman, English };
  if (!AUDIO.test(Audio)) {
    problems.add(
      file,
      `${place}: "${Audio}" must be a sound file of this folder in lower case, like wuche.m4a`,
    );
    return null;
  }
  return { SwissGerman, English, Audio };
}

/** Checks `flashcards.txt`: one `Swiss German = English` per line, with an optional sound. */
export function checkFlashcards(text: string, file: string, problems: Problems): CardContent[] {
  const lines = linesOf(text).filter((line) => line.text !== '');
  if (lines.length === 0) problems.add(file, 'is empty; write at least one card');
  const seen = new Map<string, number>();
  const cards: CardContent[] = [];
  for (const { number, text: line } of lines) {
    const card = readCard(line, `line ${number}`, file, problems);
    if (card === null) continue;
    const first = seen.get(card.SwissGerman);
    if (first !== undefined) {
      problems.add(file, `line ${number}: repeats line ${first}; leave one out`);
    }
    seen.set(card.SwissGerman, number);
    cards.push(card);
  }
  return cards;
}
