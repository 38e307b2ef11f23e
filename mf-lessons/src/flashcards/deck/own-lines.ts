import { parseLessonText } from 'common';
import { withTimeout } from 'common/async';
import type { LessonWords, Platform, SecureData } from 'shared-contracts';
import type { AnyCard } from './card-key';

/** Lessons asked for at once. The server allows five per learner; one is left for another tab. */
const AT_ONCE = 4;

/** The longest time that cards wait for their lines, in milliseconds. */
const LONGEST_WAIT_MS = 5000;

const secondsOf = (time: string): number =>
  time.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);

/** Start and length of a line in seconds, from the captions; start 0 without captions. */
function timeOf(captions: SecureData['Captions'], line: number) {
  const cue = new RegExp(`^${line + 1}\\n(\\S+) --> (\\S+)`, 'm').exec(captions?.gsw ?? '');
  const [, start, end] = cue ?? [];
  if (start === undefined || end === undefined) return { at: 0 };
  const at = secondsOf(start);
  return { at, seconds: Math.round(10 * (secondsOf(end) - at)) / 10 };
}

/** Positions of a word in one line: the line where the learner met it, else the first with it. */
function placesOf({ entries, places }: LessonWords, word: string, met: number | undefined) {
  const all = places.filter(({ entry }) => entries[entry ?? -1]?.word === word);
  const line = all.find((place) => place.line === met)?.line ?? all[0]?.line;
  return all.filter((place) => place.line === line);
}

/** Adds to an own word its line, and the sound of that line if it has one. */
function withLine<Card extends AnyCard>(card: Card, data: SecureData): Card {
  const { Text = '', Words, Captions, Lines } = data;
  const wordPlaces = Words ? placesOf(Words, card.SwissGerman, card.met) : [];
  const place = wordPlaces[0]?.line ?? -1;
  const line = parseLessonText(Text)[place];
  if (!line) return card;
  const url = Lines?.urls[place];
  const words = Words && {
    entries: Words.entries,
    places: Words.places.filter((each) => each.line === place),
  };
  return {
    ...card,
    line: { ...line, ...timeOf(Captions, place), ...(words && { words }) },
    ...(words && {
      words: {
        ...words,
        places: [{ ...wordPlaces[0], line: place, from: 0, to: card.SwissGerman.length }],
      },
    }),
    said: wordPlaces.map(({ from, to }) => [from, to] as const),
    ...(Lines && url && { AudioUrl: url, voice: Lines.voice }),
  };
}

/** The lesson's data; undefined if the plan does not open it, or the call has failed. */
async function openedLesson(platform: Platform, videoID: string) {
  try {
    const data = await platform.functions.call('getSecureData_v2_0', { videoID });
    return data.hasAccess ? data : undefined;
  } catch (error) {
    platform.log.warn('The lines of own words could not be read', { videoID, error });
    return undefined;
  }
}

/**
 * Adds to own words the line in which the learner met them, as the lesson writes it now. Each
 * lesson costs one call. Words of a closed lesson and the school's cards stay unchanged. Never
 * rejects. Source: docs/lessons.md, Own words.
 *
 * @param lessonOf the lesson id of a card
 */
export async function withOwnLines<Card extends AnyCard>(
  platform: Platform,
  cards: readonly Card[],
  lessonOf: (card: Card) => string,
): Promise<readonly Card[]> {
  const lessons = [...new Set(cards.filter(({ isOwn }) => isOwn).map(lessonOf))];
  const dataOf = new Map<string, SecureData | undefined>();
  const readAll = async () => {
    for (let first = 0; first < lessons.length; first += AT_ONCE) {
      const next = lessons.slice(first, first + AT_ONCE);
      await Promise.all(
        next.map(async (lesson) => dataOf.set(lesson, await openedLesson(platform, lesson))),
      );
    }
  };
  try {
    await withTimeout(readAll(), LONGEST_WAIT_MS, () => new Error('No line came in time'));
  } catch (error) {
    platform.log.warn('Own words are shown without their lines', { error });
  }
  return cards.map((card) => {
    const data = card.isOwn && dataOf.get(lessonOf(card));
    return data ? withLine(card, data) : card;
  });
}
