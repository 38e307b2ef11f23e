import {
  AppError,
  hasCode,
  isLoggedIn,
  NOT_SIGNED_IN,
  refusedAccessOf,
  parseLessonText,
  type Alert,
  type AsyncState,
  type Captions,
  type LessonLine,
  type Platform,
  type RefusedAccess,
  type SecureData,
} from 'shared-contracts';
import { createAccessStore, type AccessStore } from '../access/access-store';
import { lesson } from '../messages/lesson';
import { takePlayWish } from '../player/play-wish';
import { fetchOpening, NO_OPENING, type Stream } from 'kit/stream';

/** Why a lesson stays closed; a member's reason comes from the server. */
export type Refusal =
  { readonly reason: 'not-signed-in' } | { readonly reason: 'not-found' } | RefusedAccess;

/** Recordings of single lines. Source: docs/recording-a-lesson.md. */
export interface Recordings {
  /** Addresses in the order of the lines; null: not recorded. */
  readonly urls: readonly (string | null)[];
  readonly isMachine: boolean;
  /** Whether nobody speaks in the film. */
  readonly isMusicOnly: boolean;
}

/** Whether a machine speaks in the film. */
export const isMachineFilm = ({ isMachine, isMusicOnly }: Recordings): boolean =>
  isMachine && !isMusicOnly;

export const recordingsOf = ({ Lines, isMusicOnly = false }: SecureData): Recordings => ({
  urls: Lines?.urls ?? [],
  isMachine: Lines?.voice === 'machine',
  isMusicOnly,
});

/** An opened lesson. */
export interface GrantedLesson {
  readonly kind: 'granted';
  readonly stream: Stream;
  readonly lines: readonly LessonLine[];
  /** WebVTT texts; undefined when the lines have no times. */
  readonly captions: Captions | undefined;
  /** Addresses of pictures. */
  readonly photos: readonly string[];
  /** Addresses of recordings. */
  readonly audios: readonly string[];
  readonly recordings: Recordings;
  /** Whether it stands in for a lesson of the school's own. */
  readonly isSample?: boolean | undefined;
  /** Whether a grammar PDF explains it. */
  readonly hasGrammar?: boolean | undefined;
  /** Number of its flashcards; undefined where it has none. */
  readonly cards?: number | undefined;
}

/**
 * What the server answers about a lesson. Source: ACCESS-granted, ACCESS-denied,
 * ACCESS-not-signed-in.
 */
export type LessonAccess = GrantedLesson | { readonly kind: 'refused'; readonly refusal: Refusal };

const refused = (refusal: Refusal): LessonAccess => ({ kind: 'refused', refusal });

/**
 * Opens a lesson. An unknown or impossible id is a refusal and no error: the learner is told to
 * check the address.
 *
 * @param isWanted asked when the answer arrives: whether the film's first files shall be fetched
 * @throws {AppError} of the call; `internal` when access is granted without a video
 */
export async function openLesson(
  platform: Platform,
  videoID: string,
  isWanted = () => true,
): Promise<LessonAccess> {
  try {
    const data = await getSecureData(platform, videoID);
    if (!data.hasAccess) {
      if (data.error?.code === NOT_SIGNED_IN) return refused({ reason: 'not-signed-in' });
      // An older server gives no reason.
      return refused(refusedAccessOf(data) ?? { reason: 'no-plan' });
    }
    if (!data.VideoHLSurl) throw new AppError('internal', `Lesson ${videoID} has no video`);
    return {
      kind: 'granted',
      stream: {
        url: data.VideoHLSurl,
        opening: isWanted() ? fetchOpening(data.Opening) : NO_OPENING,
      },
      lines: parseLessonText(data.Text ?? ''),
      captions: data.Captions,
      photos: data.Photos ?? [],
      audios: data.Audios ?? [],
      recordings: recordingsOf(data),
      isSample: data.isSample,
      hasGrammar: data.hasGrammar,
      cards: data.Cards,
    };
  } catch (error) {
    if (isNoSuchVideo(error)) return refused({ reason: 'not-found' });
    throw error;
  }
}

/**
 * Asks the server for what only entitled learners may see of a video. It waits for the session;
 * otherwise a member who arrives by a link would be refused as a visitor.
 *
 * @param videoID id of a lesson or of a mini lesson
 * @throws {AppError} `not-found` for an unknown id, `invalid-argument` for what cannot be one, and
 *   every other of `ERROR_CODES`
 */
export async function getSecureData(platform: Platform, videoID: string): Promise<SecureData> {
  await platform.session.ready();
  return platform.functions.call('getSecureData_v2_0', { videoID });
}

/** Only the id is sent, so a request that the server calls invalid names no video either. */
export const isNoSuchVideo = (error: unknown): boolean =>
  hasCode(error, 'not-found', 'invalid-argument');

export interface LessonStore extends AccessStore<LessonAccess> {
  /**
   * The video under a fresh URL, after the server refused the token of the first.
   *
   * @throws {AppError} when the server does not give one
   */
  renewStream(): Promise<Stream>;
}

/**
 * The alert of ERROR-lesson-no-access, for visitors and for addresses that lead nowhere. A visitor
 * returns to the lesson after logging in. No plan opens a lesson that does not exist, so a member
 * is led home from there. Any other member is not alerted: the panel over the picture names the
 * reason (decision 37).
 */
function noAccess({ session }: Platform, { reason }: Refusal): Alert | undefined {
  if (reason !== 'not-signed-in' && reason !== 'not-found') return undefined;
  const isOwnMistake = reason === 'not-found' && isLoggedIn(session.state$.value);
  return {
    ...lesson.noAccess,
    redirectTo: isOwnMistake ? '/sign-in-up?next=/home' : '/sign-in-up',
  };
}

/**
 * One opened lesson; a refusal forgets the wish to play it. Source: ACCESS-denied,
 * ERROR-lesson-no-access.
 */
export function createLessonStore(platform: Platform, videoID: string): LessonStore {
  const announce = (outcome: AsyncState<LessonAccess>) => {
    // Other failures show no alert (ERROR-other-silent); the screen shows them in place.
    if (outcome.status === 'failure') {
      platform.log.warn('The lesson could not be opened', { videoID, error: outcome.error });
    }
    if (outcome.status !== 'success') return;
    if (outcome.value.kind === 'granted') {
      platform.events.emit('lessonOpened', { VideoID: videoID });
      return;
    }
    takePlayWish(platform, videoID);
    const alert = noAccess(platform, outcome.value.refusal);
    if (alert) platform.alerts.show(alert);
  };
  return {
    ...createAccessStore(platform, (isWanted) => openLesson(platform, videoID, isWanted), announce),
    async renewStream() {
      const access = await openLesson(platform, videoID);
      if (access.kind === 'granted') return access.stream;
      throw new AppError('permission-denied', `No access any more: ${access.refusal.reason}`);
    },
  };
}
