import { parseLessonText } from 'common';
import {
  TIER,
  type DifferenceExample,
  type FlashcardsSecrets,
  type Lesson,
  type LessonSecrets,
  type RequiredTier,
} from 'shared-contracts';
import { captionsOf } from '../texts/captions';
import { questionsOf } from '../texts/ear-questions';
import { differencesOf, examplesOf } from '../glossary/differences';
import type { Glossary } from '../glossary/glossary-file';
import { lessonWordsOf, wordsOf } from '../glossary/lesson-words';
import { isFree, isListed, tierOf } from '../content/audience';
import type { LessonContent } from '../content/load-lesson';
import type { LessonMedia } from '../media/publish-media';
import { lineOfCard } from '../line-sounds/card-line';
import { timedLinesOf } from '../search/lines-of';

/** Values of a public document from outside the lesson's folder. */
export interface PublicSurroundings {
  readonly mediaOrigin: string;
  readonly clipSeconds: number;
}

/** Makes `Videos/{id}`, which every client may read. */
export function videoOf(
  content: LessonContent,
  media: Pick<LessonMedia, 'picture'>,
  { mediaOrigin, clipSeconds }: PublicSurroundings,
): Lesson {
  const { DocID, Title, Subtitle, Difficulty, Type, Date } = content;
  const { isAvailable, isAvailableLessons, MondayLessonID, GermanVersionURL } = content;
  return {
    DocID,
    Title,
    Subtitle,
    Difficulty,
    Type,
    Date,
    VideoThumbnailURL: `${mediaOrigin}/${media.picture}`,
    Duration: Math.round(clipSeconds),
    isAvailable,
    isAvailableLessons,
    isFree: isFree(content),
    ...(MondayLessonID === undefined ? {} : { MondayLessonID }),
    ...(GermanVersionURL === undefined ? {} : { GermanVersionURL }),
  };
}

/** Values of a lesson's secrets from outside the lesson's folder. */
export interface Surroundings {
  readonly clipSeconds: number;
  /** Ids of the grammar documents, by file name. */
  readonly grammar: ReadonlyMap<string, string>;
  readonly glossary: Glossary;
  /** Example lines of other lessons for differences from standard German, by tier. */
  readonly examples: ReadonlyMap<RequiredTier, readonly DifferenceExample[]>;
}

/**
 * Picks example lines that a lesson may show from others: only from its tier and below, so that a
 * learner sees no line of a higher tier.
 */
export const examplesByTier = (
  lessons: readonly LessonContent[],
  glossary: Glossary,
): Surroundings['examples'] =>
  new Map(
    ([0, TIER.BASIC, TIER.VIP] as const).map((tier) => [
      tier,
      examplesOf(
        lessons.filter((lesson) => isListed(lesson) && tierOf(lesson) <= tier),
        glossary,
      ),
    ]),
  );

/** The recording of each line, or null. */
const linePaths = ({ Text }: LessonContent, { lines }: Pick<LessonMedia, 'lines'>) =>
  parseLessonText(Text).map((_, index) => lines.get(index + 1) ?? null);

/** The lesson's questions by ear, about recorded lines. */
function earQuestionsOf(content: LessonContent, media: Pick<LessonMedia, 'lines'>) {
  const paths = linePaths(content, media);
  return questionsOf({
    DocID: content.DocID,
    lines: parseLessonText(content.Text),
    recorded: paths.flatMap((path, index) => (path === null ? [] : [index])),
    open: content.open,
    isMini: content.Type === 'mini_lesson',
  });
}

/**
 * Makes `LessonSecrets/{id}`, which only the server reads. A clip with the lesson's name is a film
 * with speech. Shared clips have only music.
 */
export function secretsOf(
  content: LessonContent,
  media: LessonMedia,
  { clipSeconds, grammar, glossary, examples }: Surroundings,
): LessonSecrets {
  const { Text, times, film, germanLines } = content;
  const pdf = content.grammar && grammar.get(content.grammar);
  const questions = earQuestionsOf(content, media);
  const words = lessonWordsOf(Text, glossary);
  const differences = differencesOf(content, glossary, examples.get(tierOf(content)) ?? []);
  return {
    Text,
    ...(times === null ? {} : { Captions: captionsOf(Text, times, clipSeconds, film?.later) }),
    ...(film?.chapters && { chapters: [...film.chapters] }),
    ...(pdf && { grammar: pdf }),
    media: media.mediaId,
    opening: [...media.opening],
    Photos: [...media.Photos],
    Audios: [...media.Audios],
    ...(content.lines && {
      Lines: { voice: content.lines.voice, paths: linePaths(content, media) },
    }),
    ...(questions.length > 0 && { questions }),
    ...(words && { words }),
    ...(germanLines && { german: germanLines.map(({ text }) => text) }),
    ...(differences && { differences }),
    isMusicOnly: content.clip !== content.DocID,
    ...(content.sample && { isSample: true }),
    ...(content.flashcards && { cards: content.flashcards.length }),
    requiredTier: tierOf(content),
    isAvailable: content.isAvailable,
  };
}

/** The spoken duration of a line; empty if text.txt has no times. */
function secondsOf(times: LessonContent['times'], index: number): { readonly seconds?: number } {
  const time = times?.[index];
  const end = time?.end ?? times?.[index + 1]?.start;
  if (time === undefined || end === undefined) return {};
  return { seconds: Math.round((end - time.start) * 10) / 10 };
}

/**
 * Makes `Flashcards/{VideoID}`. Cards are for BASIC and up, also those of a free mini lesson; cards
 * of a recording are for VIP. A card names the line that it comes from, and plays its sound if the
 * card has no sound. It has the glossary's words for both.
 *
 * @returns null: the lesson has no cards
 */
export function flashcardsOf(
  content: LessonContent,
  media: Pick<LessonMedia, 'cardSounds' | 'lines'>,
  glossary: Glossary,
): FlashcardsSecrets | null {
  if (content.flashcards === null) return null;
  const lines = timedLinesOf(content).map((line, index) => ({
    ...line,
    ...secondsOf(content.times, index),
  }));
  const said = lines.map(({ SwissGerman }) => SwissGerman);
  const paths = linePaths(content, media);
  return {
    flashcards: content.flashcards.map(({ Audio, ...card }) => {
      const cardSound = Audio === undefined ? undefined : media.cardSounds[Audio];
      const index = lineOfCard(card, said);
      const line = index === undefined ? undefined : lines[index];
      const words = wordsOf([card.SwissGerman], glossary, index);
      const lineWords = line && wordsOf([line.SwissGerman], glossary, index);
      const silentCard = {
        ...card,
        ...(line && { line: { ...line, ...(lineWords && { words: lineWords }) } }),
        ...(words && { words }),
      };
      if (cardSound !== undefined) return { ...silentCard, Audio: cardSound };
      const recording = index === undefined ? null : paths[index];
      if (!recording || content.lines === null) return silentCard;
      return { ...silentCard, Audio: recording, voice: content.lines.voice };
    }),
    requiredTier: tierOf(content) === TIER.VIP ? TIER.VIP : TIER.BASIC,
    isAvailable: content.isAvailable,
  };
}

/** Sorts the newest first, and lessons of the same day by id, so that the order never changes. */
export const newestFirst = (a: Lesson, b: Lesson): number =>
  b.Date.localeCompare(a.Date) || a.DocID.localeCompare(b.DocID);
