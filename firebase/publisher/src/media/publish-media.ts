import type { GrammarDocument, MediaSecrets } from 'shared-contracts';
import { tierOf } from '../content/audience';
import type { Content } from '../content/load-content';
import type { GrammarPdf } from '../content/load-grammar';
import { createClipSecrets, type ClipSecrets } from './clip-secrets';
import {
  encryptedMediaId,
  encryptedOpening,
  mediaSecretsOf,
  publishEncrypted,
} from './encrypted-clip';
import { publishLessonFiles, type LessonFiles } from './lesson-files';
import { plainMediaId, plainOpening, publishPlain } from './plain-clip';

interface PublishedGrammar {
  /** Id of the document, by file name. */
  readonly ids: ReadonlyMap<string, string>;
  /** `GrammarDocuments/{id}`. */
  readonly documents: ReadonlyMap<string, GrammarDocument>;
}

/**
 * Makes documents of the PDFs. As files of the media site they would have addresses that never
 * expire.
 */
function publishGrammar(
  grammar: ReadonlyMap<string, GrammarPdf>,
  secrets: ClipSecrets,
): PublishedGrammar {
  const ids = new Map<string, string>();
  const documents = new Map<string, GrammarDocument>();
  for (const { name, content } of grammar.values()) {
    const id = secrets.mediaId(`grammar-${name.slice(0, -'.pdf'.length)}`, content);
    ids.set(name, id);
    documents.set(id, { name, pdf: new Uint8Array(content) });
  }
  return { ids, documents };
}

export interface LessonMedia extends LessonFiles {
  readonly mediaId: string;
  /** Relative to the first playlist, see `LessonSecrets`. */
  readonly opening: readonly string[];
}

export interface PublishedMedia {
  /** By DocID. */
  readonly lessons: ReadonlyMap<string, LessonMedia>;
  /** By media id; encrypted clips only. */
  readonly secrets: ReadonlyMap<string, MediaSecrets>;
  readonly grammar: PublishedGrammar;
  /** Number of clips that were new. */
  readonly written: number;
}

/**
 * Publishes clips, pictures, photos, sounds and PDFs. All clips are encrypted, except those of free
 * lessons. All lessons of a clip have one tier, see `checkSharedClips`.
 *
 * @param mediaDir folder that is served as the media origin
 */
export async function publishMedia(
  { lessons, clips, grammar }: Content,
  mediaDir: string,
  mediaKeySecret: string,
): Promise<PublishedMedia> {
  const clipSecrets = createClipSecrets(mediaKeySecret);
  const published = new Map<string, LessonMedia>();
  const secrets = new Map<string, MediaSecrets>();
  const done = new Set<string>();
  let written = 0;
  for (const lesson of lessons) {
    const clip = clips.get(lesson.clip);
    if (clip === undefined) throw new Error(`Not a loaded clip: ${lesson.clip}`);
    const tier = tierOf(lesson);
    const mediaId = tier === 0 ? plainMediaId(clip) : encryptedMediaId(clip, tier, clipSecrets);
    if (!done.has(mediaId)) {
      done.add(mediaId);
      const isNew =
        tier === 0
          ? await publishPlain(clip, mediaDir)
          : await publishEncrypted(clip, mediaId, mediaDir, clipSecrets);
      if (isNew) written += 1;
      if (tier !== 0) secrets.set(mediaId, mediaSecretsOf(clip, mediaId, tier, clipSecrets));
    }
    const files = await publishLessonFiles(lesson, mediaDir, clipSecrets);
    const opening = tier === 0 ? plainOpening(clip) : encryptedOpening(clip, mediaId);
    published.set(lesson.DocID, { mediaId, opening, ...files });
  }
  return {
    lessons: published,
    secrets,
    grammar: publishGrammar(grammar, clipSecrets),
    written,
  };
}
