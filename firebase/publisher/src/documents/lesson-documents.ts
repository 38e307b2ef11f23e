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

/** The values that a public document takes from elsewhere. */
export interface PublicSurroundings {
  readonly mediaOrigin: string;
  /** How long its clip plays. */
  readonly clipSeconds: number;
}

/** Makes `Videos/{id}`, which everybody may read. */
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

/** The parts of a lesson's secrets that come from elsewhere in the content folder. */
export interface Surroundings {
  /** How long its clip plays. */
  readonly clipSeconds: number;
  /** Ids of the grammar documents, by file name. */
  readonly grammar: ReadonlyMap<string, string>;
  readonly glossary: Glossary;
  /** Lines of lessons that show how standard German differs, by the tier that may read them. */
  readonly examples: ReadonlyMap<RequiredTier, readonly DifferenceExample[]>;
}

/**
 * Lines that lessons may show of others: who opens a lesson may open all of its tier and below, so
 * no plan shows a line that it does not pay for.
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

/** The recordings of a lesson in the order of its lines; null where there is none. */
const linePaths = ({ Text }: LessonContent, { lines }: Pick<LessonMedia, 'lines'>) =>
  parseLessonText(Text).map((_, index) => lines.get(index + 1) ?? null);

/** Its questions by ear, about lines that have a recording. */
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
 * `LessonSecrets/{id}`: what only the server reads. A film of the lesson's own has its name; people
 * speak in it. The shared clips have music only.
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

/** How long a line is spoken; nothing where nobody wrote that. */
function secondsOf(times: LessonContent['times'], index: number): { readonly seconds?: number } {
  const time = times?.[index];
  const end = time?.end ?? times?.[index + 1]?.start;
  if (time === undefined || end === undefined) return {};
  return { seconds: Math.round((end - time.start) * 10) / 10 };
}

/**
 * `Flashcards/{VideoID}`: cards are for BASIC and up, also those of a free mini lesson. Cards of a
 * recording are for VIP. A card names the line that it comes from, and plays the sound of that
 * line where it has none of its own. It brings the words of both, and no others of the glossary.
 *
 * @returns null when the lesson has none
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

/** Newest first; lessons of the same day by id, so that the order never changes. */
export const newestFirst = (a: Lesson, b: Lesson): number =>
  b.Date.localeCompare(a.Date) || a.DocID.localeCompare(b.DocID);
