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

/** The fields of the newest mini lesson that are shown. Source: ENTITY-mini-lessons. */
export type NewestMiniLesson = Pick<Lesson, 'DocID' | 'Title' | 'VideoThumbnailURL'>;

/**
 * All mini lessons together; `MiniLessonStore` holds the opened one. There is one for each
 * Platform, so the order stays the same while the page is open. A log-out begins another order, in
 * which nothing is open. Source: ENTITY-mini-lessons, decision 46.
 */
export interface MiniLessonsStore {
  readonly IDsIndex$: ObservableValue<AsyncState<readonly string[]>>;
  /** `undefined` until the index is known. */
  readonly order$: ObservableValue<RandomOrder | undefined>;
  readonly newest$: ObservableValue<AsyncState<NewestMiniLesson | undefined>>;
  /** Reads the index and the newest unless that is under way or done. A failure is only logged. */
  load(): Promise<void>;
  /** Makes this mini lesson the current one. A visitor passes by the one before. */
  open(ID: string): void;
  /** The pager leads the learner on, so the current one is passed by. */
  passBy(): void;
  /** From now on those to come follow this turn; before, the shuffled order alone. */
  follow(turn: KnownTurn): void;
  /**
   * Counts what the learner finished before this page as seen. Only the first call does.
   *
   * @param IDs in the order of their days
   */
  countEarlier(IDs: readonly string[]): void;
  /**
   * The id of the mini lesson that comes next.
   *
   * @throws {AppError} `internal` when there is no randomized index
   */
  next(): Promise<string>;
  /**
   * The id of the previous mini lesson; the first one when there is none before. Throws as `next`
   * does.
   */
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
 * Finds the index on the device and on the network. Whichever arrives first is adopted; the network
 * then replaces the stored one.
 *
 * @param isKnown whether there is an index already
 * @throws {AppError} when neither has one
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
  let all: readonly string[] | undefined;
  /** Lessons that the learner has met, in that order; the last one is open, if it is listed. */
  let met: readonly string[] = [];
  let current: string | undefined;
  let turn = NO_TURN;
  let earlier: readonly string[] | undefined;
  let isEarlierCounted = false;

  function arrange(): void {
    if (!all) return;
    const listed = new Set(all);
    if (current !== undefined && listed.has(current)) {
      met = metAfter(met, current, order$.value?.nextID);
    }
    if (earlier && !isEarlierCounted && met.length > 0) {
      met = [...earlier.filter((id) => !met.includes(id)), ...met];
      isEarlierCounted = true;
    }
    const comesAgain = (id: string) => turn.left.includes(id) && !passed$.value.includes(id);
    met = met.filter((id) => listed.has(id) && (id === current || !comesAgain(id)));
    order$.next(orderOf(all, met, turn));
  }
  forLearner(platform, ({ signal }) => {
    signal.addEventListener('abort', () => {
      all = all && shuffled(all, Math.random);
      met = [];
      current = earlier = undefined;
      turn = NO_TURN;
      isEarlierCounted = false;
      arrange();
    });
  });
  const passBy = (ID: string) => passed$.next([...passed$.value.filter((id) => id !== ID), ID]);
  /** Missing ids go, and new ones come in random order. */
  const adopt = (ids: readonly string[]) => {
    const kept = all?.filter((id) => ids.includes(id)) ?? [];
    const added = ids.filter((id) => !kept.includes(id));
    all = [...kept, ...shuffled(added, Math.random)];
    arrange();
  };
  const index = createAsync(() => findIndex(platform, () => order$.value !== undefined, adopt));
  const newest = createAsync(() => readNewest(platform));
  let reading: Promise<void> = Promise.resolve();
  const loadIndex = () => {
    if (isMissing(index.state$.value)) reading = index.run();
    // The stored index is enough to go on.
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
      // Nobody keeps for a visitor what was seen.
      const isVisitor = platform.session.state$.value.status === 'visitor';
      if (isVisitor && current !== undefined && met.at(-2) !== ID) passBy(current);
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

/** All mini lessons of this page. */
export const miniLessonsStore = perPlatform(createMiniLessonsStore);
