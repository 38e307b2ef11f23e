import type { LessonPage } from 'shared-contracts';
import { element, scriptJson } from '../html';

/** The head of a lesson's page, for search engines and social networks. */
export interface LessonHead {
  readonly title: string;
  readonly description: string;
  /** Elements of the head: canonical address, Open Graph, structured data. */
  readonly elements: readonly string[];
}

interface Place {
  /** Origin of the shell, `https://swissgerman.example`. */
  readonly origin: string;
  /** Path of the page, `/videos/am-see`. */
  readonly path: string;
}

const SITE = 'Grüezi';
const SCHOOL = { '@type': 'Organization', name: SITE } as const;

/** `PT2M5S`, ISO 8601. */
const durationOf = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  return `PT${minutes > 0 ? `${minutes}M` : ''}${seconds % 60}S`;
};

function describe({ lesson, isWhole }: LessonPage): string {
  const { Subtitle, Difficulty, Title } = lesson;
  const kind = isWhole ? 'A free Swiss German mini lesson' : 'A Swiss German video lesson';
  return `“${Title}” – ${Subtitle}. ${kind} in Zürich German, level ${Difficulty} of 5, translated line by line.`;
}

/** Structured data by schema.org. A free lesson also has its film as a `VideoObject`. */
function structuredData(page: LessonPage, { origin, path }: Place, description: string): object {
  const { lesson, isWhole, film } = page;
  const { Title, Subtitle, Difficulty, Date: day, VideoThumbnailURL, Duration } = lesson;
  const url = origin + path;
  const duration = Duration === undefined ? {} : { duration: durationOf(Duration) };
  const resource = {
    '@type': 'LearningResource',
    '@id': url,
    url,
    name: Title,
    alternateName: Subtitle,
    description,
    image: VideoThumbnailURL,
    inLanguage: ['gsw', 'en'],
    learningResourceType: isWhole ? 'Mini lesson' : 'Video lesson',
    educationalLevel: `${Difficulty} of 5`,
    teaches: 'Swiss German (Zürich German)',
    datePublished: day,
    isAccessibleForFree: isWhole,
    ...(Duration !== undefined && { timeRequired: durationOf(Duration) }),
    provider: SCHOOL,
  };
  const video = {
    '@type': 'VideoObject',
    '@id': `${url}#film`,
    name: Title,
    description,
    thumbnailUrl: VideoThumbnailURL,
    uploadDate: `${day}T00:00:00+01:00`,
    ...duration,
    ...(film !== undefined && { contentUrl: film }),
    inLanguage: 'gsw',
    isAccessibleForFree: true,
    publisher: SCHOOL,
  };
  return {
    '@context': 'https://schema.org',
    '@graph': isWhole ? [{ ...resource, video: { '@id': video['@id'] } }, video] : [resource],
  };
}

/**
 * The head of a lesson's page. All its data are in the lesson's public catalogue entry and preview.
 */
export function lessonHead(page: LessonPage, place: Place): LessonHead {
  const { Title, VideoThumbnailURL } = page.lesson;
  const description = describe(page);
  const property = (name: string, content: string) => element('meta', { property: name, content });
  return {
    title: Title,
    description,
    elements: [
      element('link', { rel: 'canonical', href: place.origin + place.path }),
      property('og:site_name', SITE),
      property('og:type', page.isWhole ? 'video.other' : 'article'),
      property('og:title', Title),
      property('og:description', description),
      property('og:url', place.origin + place.path),
      property('og:image', VideoThumbnailURL),
      property('og:locale', 'en_GB'),
      element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
      `<script type="application/ld+json">${scriptJson(structuredData(page, place, description))}</script>`,
    ],
  };
}
