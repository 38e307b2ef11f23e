import { parseLessonText, type LessonLine } from 'common';
import {
  hasCode,
  type Captions,
  type Chapter,
  type EarQuestion,
  type LessonWords,
  type Platform,
  type SecureData,
} from 'shared-contracts';
import { fetchOpening, NO_OPENING, type Stream } from 'kit/stream';
import type { GermanText } from '../words/german-text';

/** Sound files of single lines. Source: docs/recording-a-lesson.md. */
export interface LineSounds {
  /** URLs in the order of the lines; null: not recorded. */
  readonly urls: readonly (string | null)[];
  readonly isMachine: boolean;
  /** Whether the film has music only, without speech. */
  readonly isMusicOnly: boolean;
}

/** Whether a machine speaks in the film. */
export const isMachineFilm = ({ isMachine, isMusicOnly }: LineSounds): boolean =>
  isMachine && !isMusicOnly;

const lineSoundsOf = ({ Lines, isMusicOnly = false }: SecureData): LineSounds => ({
  urls: Lines?.urls ?? [],
  isMachine: Lines?.voice === 'machine',
  isMusicOnly,
});

/** The film and the text of an opened lesson or mini lesson. */
export interface OpenedVideo {
  readonly stream: Stream;
  readonly lines: readonly LessonLine[];
  /** WebVTT texts; undefined when the lines have no times. */
  readonly captions: Captions | undefined;
  /** undefined: a film of one part. */
  readonly chapters?: readonly Chapter[] | undefined;
  readonly lineSounds: LineSounds;
  readonly questions?: readonly EarQuestion[] | undefined;
  /** Its part of the glossary, if any. */
  readonly words?: LessonWords | undefined;
  readonly german?: GermanText | undefined;
  readonly cards?: number | undefined;
}

/**
 * @param data the server's answer
 * @param isWanted whether to fetch the film's first files
 * @returns undefined when the answer has no film
 */
export const openedVideo = (data: SecureData, isWanted: () => boolean): OpenedVideo | undefined =>
  data.VideoHLSurl
    ? {
        stream: {
          url: data.VideoHLSurl,
          opening: isWanted() ? fetchOpening(data.Opening) : NO_OPENING,
        },
        lines: parseLessonText(data.Text ?? ''),
        captions: data.Captions,
        chapters: data.Chapters,
        lineSounds: lineSoundsOf(data),
        questions: data.Questions,
        words: data.Words,
        german: data.German && { texts: data.German, differences: data.Differences },
        cards: data.Cards,
      }
    : undefined;

/**
 * Asks the server for a video's protected data. It waits for the session; otherwise a member who
 * arrives by a link would be refused as a visitor.
 *
 * @param videoID id of a lesson or of a mini lesson
 * @throws {AppError} `not-found` for an unknown id, `invalid-argument` for an impossible id, or any
 *   other of `ERROR_CODES`
 */
export async function getSecureData(platform: Platform, videoID: string): Promise<SecureData> {
  await platform.session.ready();
  return platform.functions.call('getSecureData_v2_0', { videoID });
}

/** Whether the id names no video. Only the id is sent, so an invalid request means the same. */
export const isNoSuchVideo = (error: unknown): boolean =>
  hasCode(error, 'not-found', 'invalid-argument');
