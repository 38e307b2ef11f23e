import type { Firestore } from 'firebase-admin/firestore';
import type { FlashcardsSecrets, Lesson, LiveSecrets } from 'shared-contracts';
import { isListed } from '../content/audience';
import type { Content } from '../content/load-content';
import { GENERAL_GRAMMAR } from '../content/load-grammar';
import type { LiveRule } from '../content/live-rule';
import type { PublishedMedia } from '../media/publish-media';
import { lessonLinesOf } from '../search/lesson-lines';
import { examplesByTier, flashcardsOf, newestFirst, secretsOf, videoOf } from './lesson-documents';
import { putDocuments, removeOthers, retireOthers } from './write-documents';

const INDEX_ID = 'mini_lessons_collection_attributes';

export interface PublishedDocuments {
  /** All lessons, also drafts, newest first. */
  readonly videos: readonly Lesson[];
  /** Ids of lessons that are no longer in the folder. */
  readonly removed: readonly string[];
}

/** Makes `LiveSecrets/next`, where a sample stream names media instead of lessons. */
function roomOf({ room: { SampleStream, ...room } }: LiveRule, { lessons }: PublishedMedia) {
  const ids = SampleStream?.map((id) => lessons.get(id)?.mediaId ?? id);
  return { ...room, ...(ids && { SampleStream: ids }) } satisfies LiveSecrets;
}

/**
 * Publishes the documents of the content folder:
 *
 * - lessons: `Videos`, `LessonSecrets`, `LessonLines`, `Flashcards`, the index of mini lessons;
 * - media: `MediaSecrets`;
 * - grammar: `GrammarDocuments`, and `GrammarIndex`, which names the general one;
 * - the school: the price list (`Offers`) and the room of the live lesson (`LiveSecrets`).
 *
 * New documents come before those that point to them, and unused ones are deleted last. So a
 * learner never gets half a publication. Documents that an open lesson may still need are deleted
 * an hour later.
 */
export async function publishDocuments(
  db: Firestore,
  { lessons, clips, glossary, offers, live }: Content,
  media: PublishedMedia,
  mediaOrigin: string,
  now: Date,
): Promise<PublishedDocuments> {
  const videos = new Map<string, Lesson>();
  const secrets = new Map<string, ReturnType<typeof secretsOf>>();
  const flashcards = new Map<string, FlashcardsSecrets>();
  const grammar = media.grammar.ids;
  const examples = examplesByTier(lessons, glossary);
  for (const lesson of lessons) {
    const published = media.lessons.get(lesson.DocID);
    if (published === undefined) throw new Error(`Media not published: ${lesson.DocID}`);
    const clipSeconds = clips.get(lesson.clip)?.seconds ?? 0;
    videos.set(lesson.DocID, videoOf(lesson, published, { mediaOrigin, clipSeconds }));
    const surroundings = { clipSeconds, grammar, glossary, examples };
    secrets.set(lesson.DocID, secretsOf(lesson, published, surroundings));
    const cards = flashcardsOf(lesson, published, glossary);
    if (cards !== null) flashcards.set(lesson.DocID, cards);
  }
  const sorted = [...videos.values()].sort(newestFirst);
  const index = sorted
    .filter((video) => video.Type === 'mini_lesson' && isListed(video))
    .map(({ DocID }) => DocID);
  const withIndex = new Map<string, object>([...videos, [INDEX_ID, { index }]]);

  const general = grammar.get(GENERAL_GRAMMAR);
  const grammarIndex = new Map(general === undefined ? [] : [['general', { id: general }]]);

  const priceList = new Map(offers.map((offer) => [offer.offerID, offer]));

  const room = new Map(live === null ? [] : [['next', roomOf(live, media)]]);

  const lines = lessonLinesOf(lessons);

  await putDocuments(db, 'Offers', priceList);
  await putDocuments(db, 'LiveSecrets', room);
  await putDocuments(db, 'MediaSecrets', media.secrets);
  await putDocuments(db, 'GrammarDocuments', media.grammar.documents);
  await putDocuments(db, 'GrammarIndex', grammarIndex);
  await putDocuments(db, 'Flashcards', flashcards);
  await putDocuments(db, 'LessonSecrets', secrets);
  // `current`, which names the others, is the last in `lines`.
  await putDocuments(db, 'LessonLines', lines);
  await putDocuments(db, 'Videos', withIndex);
  const removed = await removeOthers(db, 'Videos', withIndex);
  await removeOthers(db, 'LessonSecrets', secrets);
  await removeOthers(db, 'Flashcards', flashcards);
  await removeOthers(db, 'Offers', priceList);
  await removeOthers(db, 'LiveSecrets', room);
  await retireOthers(db, 'LessonLines', lines, now);
  await retireOthers(db, 'MediaSecrets', media.secrets, now);
  await retireOthers(db, 'GrammarDocuments', media.grammar.documents, now);
  return { videos: sorted, removed };
}
