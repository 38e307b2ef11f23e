import { assertLocal } from './accounts/local-only';
import { seedAccounts } from './accounts/seed-accounts';
import { seedPrivateLessons } from './accounts/seed-private-lessons';
import { learningPathOf } from './catalogue/learning-path';
import { lessonPagesOf, publishLessonPages } from './catalogue/lesson-pages';
import { announceLiveLessons } from './catalogue/live-lessons';
import { countRecordings, listedLessons, publishCatalogue } from './catalogue/publish-catalogue';
import { loadContent } from './content/load-content';
import { checkSoldPackages } from './documents/check-sold-packages';
import { openDatabase } from './documents/open-database';
import { readLiveDates } from './documents/read-live-dates';
import { publishDocuments } from './documents/publish-documents';
import { publishMedia } from './media/publish-media';
import { publicIndexOf } from './search/public-index';

export interface PublishOptions {
  /** Folder with `lessons`, `clips`, `grammar`, `live`, `paths.yaml` and `accounts.yaml`. */
  readonly contentDir: string;
  /** Output: served as the media origin. */
  readonly mediaDir: string;
  /** `https://media.swissgerman.example`, without a trailing slash. */
  readonly mediaOrigin: string;
  /**
   * Output: gets `catalogue.<hash8>.json`, `lessons.<hash8>.json` with the rest of the catalogue,
   * `lines.<hash8>.json` with the public lines, `path.<hash8>.json` with the order of the lessons,
   * and `previews/ID.json` of each lesson with a page.
   */
  readonly catalogueDir: string;
  readonly projectId: string;
  /** `127.0.0.1:8080` of the emulator; absent: the real database. */
  readonly firestoreHost?: string;
  /** `127.0.0.1:9099` of the emulator; absent: no accounts are seeded. */
  readonly authHost?: string;
  /** Derives names and keys of the media: at least 16 characters, never changed. */
  readonly mediaKeySecret: string;
  /** Called with one line per step. */
  readonly log?: (line: string) => void;
  readonly now?: () => Date;
}

export interface PublishResult {
  /** First page of the catalogue, `catalogue.<hash8>.json` in `catalogueDir`. */
  readonly catalogueFile: string;
  /** Number of published lessons, with drafts. */
  readonly lessons: number;
  /** Ids of lessons that were no longer in the folder. */
  readonly removed: readonly string[];
  /** Number of clips that were new. */
  readonly clipsWritten: number;
  readonly accounts: number;
}

/**
 * Publishes the content folder: media, documents, accounts (local only), and last the catalogue
 * that makes it visible. A second run changes nothing. Live dates that teachers have changed stay.
 *
 * @throws {ContentError} with every mistake in the folder; nothing is published then
 * @throws {RangeError} when accounts would be seeded outside local emulators
 */
export async function publishContent(options: PublishOptions): Promise<PublishResult> {
  const { projectId, firestoreHost, authHost, mediaDir, mediaOrigin, mediaKeySecret } = options;
  const { log = () => undefined, now = () => new Date() } = options;
  if (mediaKeySecret.length < 16) throw new RangeError('mediaKeySecret: at least 16 characters');
  if (authHost !== undefined) assertLocal(projectId, authHost, firestoreHost);

  const content = await loadContent(options.contentDir, authHost !== undefined);
  log(`Content: ${content.lessons.length} lessons, ${content.clips.size} clips`);
  const media = await publishMedia(content, mediaDir, mediaKeySecret);
  log(`Media: ${media.written} clips written`);

  const { db, close } = openDatabase(projectId, firestoreHost);
  try {
    await checkSoldPackages(db, content.offers);
    const { videos, removed } = await publishDocuments(db, content, media, mediaOrigin, now());
    log(`Documents: ${videos.length} lessons, ${removed.length} removed`);
    if (authHost !== undefined && content.accounts !== null) {
      await seedAccounts(db, authHost, projectId, content.accounts, now());
      await seedPrivateLessons(db);
      log(`Accounts: ${content.accounts.accounts.length}`);
    }
    await publishLessonPages(lessonPagesOf(content, videos, mediaOrigin), options.catalogueDir);
    const catalogueFile = await publishCatalogue(listedLessons(videos), options.catalogueDir, {
      liveLessons:
        content.live && announceLiveLessons(now(), content.live, await readLiveDates(db)),
      lines: publicIndexOf(content.lessons),
      recordings: countRecordings(videos),
      path: learningPathOf(content, mediaOrigin),
    });
    log(`Catalogue: ${catalogueFile}`);
    return {
      catalogueFile,
      lessons: videos.length,
      removed,
      clipsWritten: media.written,
      accounts: content.accounts?.accounts.length ?? 0,
    };
  } finally {
    await close();
  }
}
