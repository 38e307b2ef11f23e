import type { Learner } from 'shared-contracts';

/** What one learner has typed and not sent, by the place where it is typed. */
export interface Drafts<D> {
  /** The draft of a place; an empty one if the browser refuses, or holds something else. */
  read(place: string): D;
  /** Stores a draft, or removes an empty one. Once the learner is gone it does nothing. */
  write(place: string, draft: D): void;
}

/** One kind of drafts, for example those of comments. */
export interface DraftKind<D> {
  /** One lower-case word, of its keys in the storage. */
  readonly name: string;
  /** @param stored what the browser holds, which may be anything; `{}` where it holds nothing */
  readonly parse: (stored: unknown) => D;
  readonly isEmpty: (draft: D) => boolean;
}

/**
 * The storage of the tab; undefined where the browser forbids it. In an app it is the device's:
 * when the system has ended the page, the app begins another tab. Source: decision 48.
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
 * Removes the drafts of everybody but one. `createDrafts` does it for its own kind, which needs the
 * code of a screen. An app also begins anew on a page without that code, so the shell does it there
 * for all kinds. Source: decision 48, docs/security.md.
 *
 * @param kept whose drafts stay; undefined: nobody's
 * @param only name of a kind; default: every kind
 */
export function forgetDrafts(kept: string | undefined, only?: string): void {
  const stored = storage();
  for (const key of Object.keys(stored ?? {})) {
    const [, name, uid] = KEY.exec(key) ?? [];
    const isMeant = name !== undefined && name === (only ?? name);
    if (isMeant && uid !== kept) stored?.removeItem(key);
  }
}

/**
 * Keeps drafts in the tab. They survive a reload, and in an app a restart. The log-out removes
 * them. The drafts of others who used the tab before are removed at once. Source: decision 46,
 * docs/security.md.
 */
export function createDrafts<D>(
  { uid, signal }: Learner,
  { name, parse, isEmpty }: DraftKind<D>,
): Drafts<D> {
  const own = `${name}-draft:${uid}:`;
  /** What the storage did not take: it is full, or forbidden. */
  const inMemory = new Map<string, D>();
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
        return parse(JSON.parse(storage()?.getItem(`${own}${place}`) ?? '{}'));
      } catch {
        return parse({});
      }
    },
    write(place, draft) {
      if (signal.aborted) return;
      inMemory.delete(place);
      try {
        const stored = storage();
        if (isEmpty(draft)) stored?.removeItem(`${own}${place}`);
        else if (stored) stored.setItem(`${own}${place}`, JSON.stringify(draft));
        else inMemory.set(place, draft);
      } catch {
        inMemory.set(place, draft);
      }
    },
  };
}
