import { TIER, type Lesson, type LessonSecrets, type RequiredTier } from 'shared-contracts';
import type { LessonContent } from '../content/load-lesson';
import type { LessonMedia } from '../media/publish-media';

/** Who may open a lesson. Source: INTERFACES §3, who sees what. */
export function requiredTierOf({
  Type,
  access,
}: Pick<LessonContent, 'Type' | 'access'>): RequiredTier {
  switch (Type) {
    case 'mini_lesson':
      return access === 'free' ? 0 : TIER.BASIC;
    case 'lesson':
      return TIER.BASIC;
    case 'monday_lesson':
      return TIER.VIP;
  }
}

/** `Videos/{id}`: what everybody may know. */
export function videoOf(
  content: LessonContent,
  media: Pick<LessonMedia, 'picture'>,
  mediaOrigin: string,
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
    isAvailable,
    isAvailableLessons,
    isFree: requiredTierOf(content) === 0,
    ...(MondayLessonID === undefined ? {} : { MondayLessonID }),
    ...(GermanVersionURL === undefined ? {} : { GermanVersionURL }),
  };
}

/** `LessonSecrets/{id}`: what only the server reads. */
export function secretsOf(content: LessonContent, media: LessonMedia): LessonSecrets {
  return {
    Text: content.Text,
    media: media.mediaId,
    opening: [...media.opening],
    Photos: [...media.Photos],
    Audios: [...media.Audios],
    requiredTier: requiredTierOf(content),
    isAvailable: content.isAvailable,
  };
}

/** Newest first; of the same day in the order of their ids, so that the order never jumps. */
export const newestFirst = (a: Lesson, b: Lesson): number =>
  b.Date.localeCompare(a.Date) || a.DocID.localeCompare(b.DocID);

/** Whether lists show it: published and not only reachable by link. */
export const isListed = ({ isAvailable, isAvailableLessons }: Lesson): boolean =>
  isAvailable && isAvailableLessons;
