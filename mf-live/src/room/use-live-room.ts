import { BehaviorSubject, useObservable, usePlatform } from 'kit';
import { showRefusal } from 'kit/locked';
import { useEffect, useState } from 'react';
import { askAsPresent, learnerOf, type Learner } from 'common';
import {
  failure,
  idle,
  loading,
  NOT_SIGNED_IN,
  success,
  toError,
  type AsyncState,
  type LiveDates,
  type ObservableValue,
  type Platform,
} from 'shared-contracts';
import { askForRoom } from './ask-for-room';
import { refusals, type Refusal } from './refusals';

/**
 * The server's answer about the room of the live lesson. Source: ACCESS-live-granted,
 * ACCESS-live-not-vip, ACCESS-live-not-signed-in.
 */
export type LiveRoom =
  | {
      readonly kind: 'open';
      /** When the server was asked, in milliseconds since the epoch: the addresses expire. */
      readonly askedAt: number;
      /** The stream; undefined until the school announces it. */
      readonly liveLessonUrl: string | undefined;
      /** The chat; undefined until the school announces it. */
      readonly chatUrl: string | undefined;
      /** Whether the school has announced a meeting to speak in. */
      readonly hasMeeting: boolean;
      readonly isTeacher: boolean;
      /** The dates that teachers have changed; undefined: none. */
      readonly dates: LiveDates | undefined;
    }
  | {
      readonly kind: 'refused';
      readonly reason: Refusal;
      readonly dates: LiveDates | undefined;
    };

export type OpenRoom = Extract<LiveRoom, { kind: 'open' }>;

async function openRoom(platform: Platform): Promise<LiveRoom> {
  const askedAt = Date.now();
  const answer = await askForRoom(platform);
  const { hasAccess, EmbedUrl, ChatUrl, hasMeeting = false, isTeacher, dates, error } = answer;
  if (hasAccess) {
    return {
      kind: 'open',
      dates,
      askedAt,
      isTeacher,
      hasMeeting,
      liveLessonUrl: EmbedUrl,
      chatUrl: ChatUrl,
    };
  }
  return {
    kind: 'refused',
    dates,
    reason: error?.code === NOT_SIGNED_IN ? 'not-signed-in' : 'needs-vip',
  };
}

interface LiveRoomStore {
  readonly state$: ObservableValue<AsyncState<LiveRoom>>;
  /** Loads the room for the present learner. */
  open(): Promise<void>;
  /**
   * Asks again, without a loading state. A refusal closes the room. Parallel calls share a request.
   *
   * @returns the server's new answer
   * @throws {AppError} when the server does not answer; the room then stays open
   */
  askAgain(): Promise<LiveRoom>;
  reset(): void;
}

function createLiveRoom(platform: Platform): LiveRoomStore {
  const state$ = new BehaviorSubject<AsyncState<LiveRoom>>(idle);
  /** Grows with each `open` and `reset`, so that late answers are ignored. */
  let turn = 0;
  let asking: { readonly turn: number; readonly answer: Promise<LiveRoom> } | undefined;
  const ask = async (ownTurn: number) => {
    try {
      const room = await askAsPresent(platform, () => openRoom(platform));
      if (ownTurn === turn) state$.next(success(room));
      return room;
    } finally {
      if (asking?.turn === ownTurn) asking = undefined;
    }
  };
  return {
    state$,
    async open() {
      const ownTurn = ++turn;
      state$.next(loading);
      const state = await askAsPresent(platform, () => openRoom(platform)).then(
        success,
        (error: unknown) => failure(toError(error)),
      );
      if (ownTurn === turn) state$.next(state);
    },
    askAgain() {
      if (asking?.turn !== turn) asking = { turn, answer: ask(turn) };
      return asking.answer;
    },
    reset() {
      turn += 1;
      state$.next(idle);
    },
  };
}

/**
 * Loads the room once the session is known, and again when the learner changes. A refusal shows its
 * alert while the screen is open; other failures show none.
 */
export function useLiveRoom(): {
  readonly room: AsyncState<LiveRoom>;
  readonly retry: () => void;
  readonly askAgain: () => Promise<LiveRoom>;
} {
  const platform = usePlatform();
  const [store] = useState(() => createLiveRoom(platform));
  const room = useObservable(store.state$, idle);

  useEffect(() => {
    const { session, log } = platform;
    let askedAs: Learner | 'visitor' | undefined;
    const user = session.state$.subscribe((state) => {
      if (state.status === 'unknown') return;
      const present = learnerOf(platform).value ?? 'visitor';
      if (present === askedAs) return;
      askedAs = present;
      void store.open();
    });
    const outcome = store.state$.subscribe((state) => {
      if (state.status === 'failure') log.warn('The live room could not be opened', state);
      if (state.status !== 'success' || state.value.kind !== 'refused') return;
      showRefusal(platform, refusals[state.value.reason]);
    });
    // `open` then fails in the same way, and the screen shows that failure.
    session.ready().catch(store.open);
    return () => {
      user.unsubscribe();
      outcome.unsubscribe();
      store.reset();
    };
  }, [platform, store]);
  return { room, retry: () => void store.open(), askAgain: store.askAgain };
}
