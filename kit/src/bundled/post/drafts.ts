import { forLearner, perPlatform, type Learner } from 'common';
import type { Platform, Watched } from 'shared-contracts';

/** A text that a learner has sent. Each attempt uses the same id. */
export interface Post {
  readonly id: string;
  readonly text: string;
}

/** The unsent text, and the posts without an answer yet. */
export interface PostDraft {
  readonly text: string;
  /** In the order in which they were sent. */
  readonly pending: readonly Post[];
  /** The last post that came back. If the learner sends its text again, it keeps its id. */
  readonly returned: Post | undefined;
  /** When the draft was stored, in milliseconds since the epoch. */
  readonly at: number;
}

/** Drafts of one learner, by the key of the field (`place`). */
export interface PostDrafts {
  /** Reads a draft; empty if storage is forbidden or the value is unusable. */
  read(place: string): PostDraft;
  /** Stores a draft, or removes an empty one. After a log-out it does nothing. */
  write(place: string, draft: PostDraft): void;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function postsOf(stored: unknown): readonly Post[] {
  const all: readonly (Partial<Post> | null)[] = Array.isArray(stored) ? stored : [];
  return all.flatMap((one) => {
    const { id, text } = one ?? {};
    return isText(id) && isText(text) ? [{ id, text }] : [];
  });
}

/** @param stored the browser's value, which may be anything */
function parse(stored: Partial<Record<keyof PostDraft, unknown>>, most: number): PostDraft {
  const { text, pending, returned: returnedPost, at } = stored;
  return {
    text: isText(text) ? text : '',
    pending: postsOf(pending).slice(0, most),
    returned: postsOf([returnedPost])[0],
    at: Number(at) || 0,
  };
}

/**
 * The storage of the tab; undefined where the browser forbids it. In an app it is the storage of
 * the device: when the system ends the page, the app opens another tab. Source: decision 48.
 */
function storage(): Storage | undefined {
  const isEmbedded = document.documentElement.hasAttribute('data-embedded');
  try {
    return isEmbedded ? localStorage : sessionStorage;
  } catch {
    return undefined;
  }
}

/** `comment-draft:<uid>:<place>` */
const KEY = /^([a-z]+)-draft:([^:]*):/;

/**
 * Removes the drafts of all learners but one. `postDrafts` calls it for its own kind on screens
 * with such posts. In an app, the shell calls it for all kinds, because an app may start on any
 * page. Source: decision 48, docs/security.md.
 *
 * @param kept uid of the learner whose drafts stay; undefined: no drafts stay
 * @param only name of a kind; default: every kind
 */
export function forgetDrafts(kept: string | undefined, only?: string): void {
  const stored = storage();
  for (const key of Object.keys(stored ?? {})) {
    const [, name, uid] = KEY.exec(key) ?? [];
    const isOfKind = name !== undefined && name === (only ?? name);
    if (isOfKind && uid !== kept) stored?.removeItem(key);
  }
}

/** Opens the drafts of one learner, and removes those of earlier learners. */
function draftsOf({ uid, signal }: Learner, name: string, most: number): PostDrafts {
  const prefix = `${name}-draft:${uid}:`;
  /** Drafts that the storage refused, because it is full or forbidden. */
  const inMemory = new Map<string, PostDraft>();
  forgetDrafts(uid, name);
  signal.addEventListener('abort', () => {
    inMemory.clear();
    forgetDrafts(undefined, name);
  });
  return {
    read(place) {
      const kept = inMemory.get(place);
      if (kept !== undefined) return kept;
      try {
        return parse(JSON.parse(storage()?.getItem(`${prefix}${place}`) ?? '{}') as object, most);
      } catch {
        return parse({}, most);
      }
    },
    write(place, draft) {
      if (signal.aborted) return;
      inMemory.delete(place);
      try {
        const stored = storage();
        if (draft.text === '' && draft.pending.length === 0)
          stored?.removeItem(`${prefix}${place}`);
        else if (stored) stored.setItem(`${prefix}${place}`, JSON.stringify(draft));
        else inMemory.set(place, draft);
      } catch {
        inMemory.set(place, draft);
      }
    },
  };
}

/**
 * Keeps drafts of one kind of posts in the tab. They survive a reload, and in an app a restart. A
 * log-out removes them, so call this on every page with such posts, even before the learner writes.
 * Source: decision 46, docs/security.md.
 *
 * @param name one lower-case word, the start of the storage keys
 * @param most most unsent posts
 * @returns the drafts of the logged-in learner
 */
export const postDrafts = (
  name: string,
  most: number,
): ((platform: Platform) => Watched<PostDrafts | undefined>) =>
  perPlatform((platform) => forLearner(platform, (learner) => draftsOf(learner, name, most)));
