import { BehaviorSubject } from 'kit';
import { runMachine } from 'kit/machine';
import { createOutbox, type Outbox } from 'kit/post';
import { isNameAllowed, presentLearner } from 'common';
import {
  CHAT_RATE,
  type ChatAct,
  type ChatMessage,
  type ChatPeople,
  type CurrentUser,
  type ObservableValue,
  type Platform,
  type Watched,
} from 'shared-contracts';
import { createChatConnection } from './chat-connection';
import { chatDrafts } from './chat-drafts';
import { chatPlace } from './chat-place';
import { watchSettings } from './chat-settings';
import { createChatTeacher } from './chat-teacher';
import { listenToMessages, type Listener } from './listen-to-messages';
import { watchOwnMute } from './moderation';
import { createNamedMessages } from './named-messages';
import { createPeopleList } from './people';
import { keepPresent } from './presence';
import { createSeenMessages, type SeenMessages } from './seen-messages';
import { createSlowMode } from './slow-mode';
import { firstChat, stepChat, type ChatEffect, type ChatEvent, type ChatWork } from './step-chat';

/** The chat of one live lesson, as one member sees it. Source: docs/live.md. */
export interface ChatStore {
  readonly state$: Watched<ChatWork>;
  /** The newest, oldest first. */
  readonly messages$: ObservableValue<readonly ChatMessage[]>;
  /** The members in the chat; null until requested. */
  readonly people$: ObservableValue<ChatPeople | null>;
  /** The text in the field, kept while the tab is open. */
  typed(): string;
  /** The text refused last, of one or several messages; a new object each time. */
  readonly returned$: ObservableValue<{ readonly text: string }>;
  /** Handles an action of the member. */
  handle(message: ChatAct): void;
  /**
   * Listens, sends, and reports the member's presence, until the returned function is called. A
   * second `open` sends messages without an answer again.
   *
   * @param onRefused called after a refusal by the security rules; resolves to whether the room is
   *   still open
   * @param onNameless called when a message waits for the member's name
   */
  open(onRefused: () => Promise<boolean>, onNameless?: () => void): () => void;
}

export interface ChatRoom {
  readonly liveLessonID: string;
  readonly user: CurrentUser;
  readonly isTeacher: boolean;
}

/** Combines the settings with the shown messages: the pinned one, the questions, and slow mode. */
function followSettings(
  platform: Platform,
  { liveLessonID, user }: ChatRoom,
  seen: SeenMessages,
  tell: (event: ChatEvent) => void,
) {
  const slow = createSlowMode(user.UID);
  let isListed = false;
  const createNamed = (onMessages: (messages: readonly ChatMessage[]) => void) =>
    createNamedMessages(platform, liveLessonID, seen, () => isListed, onMessages);
  const pinned = createNamed(([first = null]) => tell({ type: 'facts', facts: { pinned: first } }));
  const questions = createNamed((all) => tell({ type: 'facts', facts: { questions: [...all] } }));
  const tellPace = () => tell({ type: 'pace', mayWriteAt: slow.mayWriteAt() });
  const update = () => {
    pinned.update();
    questions.update();
    slow.see(seen.messages$.value);
    tellPace();
  };
  seen.messages$.subscribe(update);
  return {
    slow,
    questions,
    room(room: ChatWork['room']) {
      isListed = room === 'open';
      tell({ type: 'facts', facts: { room } });
      update();
    },
    /** @returns a function that stops watching */
    watch: () =>
      watchSettings(platform, liveLessonID, (settings) => {
        const slowSeconds = settings?.SlowSeconds ?? 0;
        pinned.name(settings?.PinnedID ? [settings.PinnedID] : []);
        if (!slow.set(slowSeconds)) return;
        tell({ type: 'facts', facts: { slowSeconds } });
        tellPace();
      }),
  };
}

/**
 * Reports the member's presence, once the server has allowed their name.
 *
 * @returns a function that ends the presence
 */
function enter(
  platform: Platform,
  { liveLessonID, user }: ChatRoom,
  isAllowed: Promise<boolean>,
  tell: (event: ChatEvent) => void,
  onRefused: () => void,
): () => void {
  let isOpen = true;
  let leave: (() => void) | undefined;
  void isAllowed.then((mayUseName) => {
    if (!mayUseName) tell({ type: 'name-taken' });
    else if (isOpen) leave = keepPresent(platform, liveLessonID, user, onRefused);
  });
  return () => {
    isOpen = false;
    leave?.();
  };
}

/** Reports the pending messages, and whether one of them waits for a connection. */
function followPending(
  outbox: Outbox,
  tell: (event: ChatEvent) => void,
  onWaiting: (isWaiting: boolean) => void,
): void {
  let shownPending: unknown;
  outbox.state$.subscribe(({ pending }) => {
    // A pressed key changes the field only.
    if (pending === shownPending) return;
    shownPending = pending;
    tell({ type: 'facts', facts: { pending: [...pending] } });
    onWaiting(pending.some(({ status }) => status === 'waiting'));
  });
}

/** Handlers of the state machine's effects. */
type Handlers = {
  readonly [Do in ChatEffect['do']]: (effect: Extract<ChatEffect, { do: Do }>) => void;
};

const performBy =
  (handlers: Handlers) =>
  (effect: ChatEffect): void =>
    handlers[effect.do](effect as never);

/**
 * Creates the chat of one member; another member needs another store.
 *
 * @throws {AppError} `unauthenticated` when nobody is logged in
 */
export function createChatStore(shared: Platform, room: ChatRoom): ChatStore {
  const { liveLessonID, user, isTeacher } = room;
  const documents = { ...shared.documents, ...presentLearner(shared).documents };
  /** Reads and writes stop at a log-out. A watch ends when the chat is closed. */
  const platform: Platform = { ...shared, documents };
  const seen = createSeenMessages();
  const people = createPeopleList(platform, liveLessonID);
  const returned$ = new BehaviorSubject<{ readonly text: string }>({ text: '' });
  let listener: Listener | undefined;
  let askRoom: () => void = () => undefined;
  let askName: () => void = () => undefined;

  const perform = performBy({
    post: ({ text }) => outbox.send(text),
    keep: ({ text }) => outbox.type(text),
    'tell-returned': ({ text }) => returned$.next({ text }),
    'ask-room': () => askRoom(),
    'ask-name': () => askName(),
  });
  const { state$, send: tell } = runMachine(firstChat(user, isTeacher), stepChat, perform);
  const settings = followSettings(platform, room, seen, tell);
  const outbox = createOutbox(shared, {
    key: liveLessonID,
    drafts: chatDrafts(shared).value,
    place: chatPlace(liveLessonID, isTeacher ? () => CHAT_RATE : settings.slow.rate),
    user,
    isTeacher: () => isTeacher,
    isPatient: true,
    between: '\n',
    onSent(message) {
      seen.add({ ...message, TimeStamp: new Date().toISOString() });
      tell({ type: 'sent' });
    },
    onReturned: (reason, text) => tell({ type: 'returned', reason, text }),
  });
  const connection = createChatConnection({
    onLive: (isLive) => tell({ type: 'facts', facts: { connection: isLive ? 'live' : 'lost' } }),
    onBack: () => outbox.hurry(),
  });
  followPending(outbox, tell, connection.waits);
  const teacher = createChatTeacher(platform, liveLessonID, {
    seen,
    questions: settings.questions,
    tell,
  });

  return {
    state$,
    messages$: seen.messages$,
    people$: people.people$,
    typed: () => outbox.state$.value.text,
    returned$,
    handle(message) {
      switch (message.type) {
        case 'typed':
          return outbox.type(message.text);
        case 'send':
          return tell(message);
        case 'people':
          return void people.read();
        case 'retry':
          return listener?.retry();
        default:
          return teacher.handle(message);
      }
    },
    open(onRefused, onNameless = () => undefined) {
      askRoom = () => void onRefused();
      askName = onNameless;
      listener = listenToMessages(platform, liveLessonID, {
        onMessages: seen.bring,
        onConnection: connection.listens,
        onRoom: settings.room,
        isStillOpen: onRefused,
      });
      // A teacher may write even if another teacher has muted them.
      const ownMute = (isMuted: boolean) => tell({ type: 'own-mute', isMuted });
      const ends = [
        listener.stop,
        isTeacher ? teacher.watch() : watchOwnMute(platform, liveLessonID, user.UID, ownMute),
        teacher.stop,
        settings.watch(),
        connection.open(),
        outbox.stop,
      ];
      if (state$.value.name === 'usable') {
        const isAllowed = isNameAllowed(shared, user);
        ends.push(enter(platform, room, isAllowed, tell, askRoom));
      }
      outbox.start();
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
