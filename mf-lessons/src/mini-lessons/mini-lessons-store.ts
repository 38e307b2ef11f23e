import { BehaviorSubject, createAsync } from 'kit';
import { isMissing } from 'kit/lazy-code';
import { forLearner, perPlatform } from 'common';
import {
  collectionPaths,
  documentPaths,
  AppError,
  type AsyncState,
  type Lesson,
  type ObservableValue,
  type Platform,
} from 'shared-contracts';
import { passedOn } from '../next/passed';
import {
  idAt,
  metAfter,
  NO_TURN,
  orderOf,
  shuffled,
  type KnownTurn,
  type RandomOrder,
} from './random-order';

/** The shown fields of the newest mini lesson. Source: ENTITY-mini-lessons. */
export type NewestMiniLesson = Pick<Lesson, 'DocID' | 'Title' | 'VideoThumbnailURL'>;

/**
 * The order of all mini lessons; `MiniLessonStore` has the opened one. The order stays the same
 * while the page is open. A log-out shuffles it anew. Source: ENTITY-mini-lessons, decision 46.
 */
export interface MiniLessonsStore {
  readonly IDsIndex$: ObservableValue<AsyncState<readonly string[]>>;
  /** `undefined` until the index is known. */
  readonly order$: ObservableValue<RandomOrder | undefined>;
  readonly newest$: ObservableValue<AsyncState<NewestMiniLesson | undefined>>;
  /**
   * Reads the index and the newest, unless they are loading or loaded. A failure is only logged.
   */
  load(): Promise<void>;
  /**
   * Makes this mini lesson the current one. For a visitor, the previous one counts as passed by.
   */
  open(ID: string): void;
  /** Marks the current mini lesson as passed by: it then comes last. */
  passBy(): void;
  /** Sets the learner's turn for the mini lessons to come, in place of the shuffled order. */
  follow(turn: KnownTurn): void;
  /**
   * Counts mini lessons finished before this page as seen. Only the first call has an effect.
   *
   * @param IDs in the order of the days they were finished
   */
  countEarlier(IDs: readonly string[]): void;
  /**
   * Gives the id of the next mini lesson.
   *
   * @throws {AppError} `internal` when there is no randomized index
   */
  next(): Promise<string>;
  /** Gives the id of the previous mini lesson, or of the first one. Throws as `next`. */
  previous(): Promise<string>;
}

/** `Videos/mini_lessons_collection_attributes`, field `index`. Source: DOC-read-mini-index. */
async function readIndex({ documents }: Platform): Promise<readonly string[]> {
  const document = await documents.get(documentPaths.miniLessonsIndex());
  const index: unknown = document?.index;
  const isUsable =
    Array.isArray(index) && index.length > 0 && index.every((id) => id && typeof id === 'string');
  if (!isUsable) throw new AppError('internal', 'The index of the mini lessons is malformed');
  return [...new Set(index as string[])];
}

/**
 * Loads the index from the device and from the network. The first to arrive is adopted; the
 * network's index then replaces the stored one.
 *
 * @param isKnown whether an index was adopted already
 * @throws {AppError} when both fail
 */
async function findIndex(
  platform: Platform,
  isKnown: () => boolean,
  adopt: (ids: readonly string[]) => void,
): Promise<readonly string[]> {
  const { persistence, log } = platform;
  const restoring = persistence.restore('miniLessonsIndex').then((stored) => {
    if (stored && !isKnown()) adopt(stored.index);
    return stored;
  });
  try {
    const ids = await readIndex(platform);
    adopt(ids);
    void persistence.store('miniLessonsIndex', { index: ids });
    return ids;
  } catch (error) {
    log.warn('The index of the mini lessons could not be read', { error });
    const stored = await restoring;
    if (stored) return stored.index;
    throw error;
  }
}

/** Source: DOC-read-newest-mini. The security rules require the last two conditions. */
async function readNewest({ documents, log }: Platform): Promise<NewestMiniLesson | undefined> {
  try {
    const [newest] = await documents.query(collectionPaths.videos(), {
      where: [
        ['Type', '==', 'mini_lesson'],
        ['isAvailable', '==', true],
        ['isAvailableLessons', '==', true],
      ],
      orderBy: ['Date', 'desc'],
      limit: 1,
    });
    return newest?.data;
  } catch (error) {
    log.warn('The newest mini lesson could not be read', { error });
    throw error;
  }
}

function createMiniLessonsStore(platform: Platform): MiniLessonsStore {
  const order$ = new BehaviorSubject<RandomOrder | undefined>(undefined);
  const passed$ = passedOn(platform);
  /** All ids, shuffled; undefined until they are known. */
  let allIDs: readonly string[] | undefined;
  /** Mini lessons that the learner has met, in order. The open one is last, if listed. */
  let metIDs: readonly string[] = [];
  let current: string | undefined;
  let turn = NO_TURN;
  let earlier: readonly string[] | undefined;
  let isEarlierCounted = false;

  function arrange(): void {
    if (!allIDs) return;
    const listedIDs = new Set(allIDs);
    if (current !== undefined && listedIDs.has(current)) {
      metIDs = metAfter(metIDs, current, order$.value?.nextID);
    }
    if (earlier && !isEarlierCounted && metIDs.length > 0) {
      metIDs = [...earlier.filter((id) => !metIDs.includes(id)), ...metIDs];
      isEarlierCounted = true;
    }
    const comesAgain = (id: string) => turn.left.includes(id) && !passed$.value.includes(id);
    metIDs = metIDs.filter((id) => listedIDs.has(id) && (id === current || !comesAgain(id)));
    order$.next(orderOf(allIDs, metIDs, turn));
  }
  forLearner(platform, ({ signal }) => {
    signal.addEventListener('abort', () => {
      allIDs = allIDs && shuffled(allIDs, Math.random);
      metIDs = [];
      current = earlier = undefined;
      turn = NO_TURN;
      isEarlierCounted = false;
      arrange();
    });
  });
  const passBy = (ID: string) => passed$.next([...passed$.value.filter((id) => id !== ID), ID]);
  /** Removes ids that are gone, and adds new ones in random order. */
  const adopt = (ids: readonly string[]) => {
    const keptIDs = allIDs?.filter((id) => ids.includes(id)) ?? [];
    const addedIDs = ids.filter((id) => !keptIDs.includes(id));
    allIDs = [...keptIDs, ...shuffled(addedIDs, Math.random)];
    arrange();
  };
  const index = createAsync(() => findIndex(platform, () => order$.value !== undefined, adopt));
  const newest = createAsync(() => readNewest(platform));
  let reading: Promise<void> = Promise.resolve();
  const loadIndex = () => {
    if (isMissing(index.state$.value)) reading = index.run();
    // A stored index is enough to navigate.
    return order$.value ? Promise.resolve() : reading;
  };

  return {
    IDsIndex$: index.state$,
    order$,
    newest$: newest.state$,
    async load() {
      if (isMissing(newest.state$.value)) void newest.run();
      await loadIndex();
    },
    open(ID) {
      // A visitor has no stored progress, so the previous lesson counts as passed by.
      const isVisitor = platform.session.state$.value.status === 'visitor';
      if (isVisitor && current !== undefined && metIDs.at(-2) !== ID) passBy(current);
      current = ID;
      if (passed$.value.includes(ID)) passed$.next(passed$.value.filter((id) => id !== ID));
      arrange();
    },
    passBy() {
      if (current !== undefined) passBy(current);
    },
    follow(knownTurn) {
      turn = knownTurn;
      arrange();
    },
    countEarlier(IDs) {
      if (earlier) return;
      earlier = IDs;
      arrange();
    },
    async next() {
      await loadIndex();
      return order$.value?.nextID ?? idAt(order$.value, 0);
    },
    async previous() {
      await loadIndex();
      return idAt(order$.value, Math.max(0, (order$.value?.currentIndexNumber ?? 0) - 1));
    },
  };
}

export const miniLessonsStore = perPlatform(createMiniLessonsStore);
