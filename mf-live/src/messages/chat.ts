import { CHAT_LIMITS, CHAT_RATE } from 'shared-contracts';

const characters = (n: number) => (n === 1 ? '1 character' : `${n} characters`);

/** Texts of the chat of a live lesson. */
export const chat = {
  title: 'Live chat',
  /** Title of the frame around the school's chat. */
  frame: 'Live chat of the school',
  loading: 'Opening the chat',
  retry: 'Retry',
  late: 'The chat did not open. Check your connection and try again.',
  /** For the chat's document outside the live page. */
  alone: {
    heading: 'The chat is part of the live lesson',
    text: 'On its own it cannot reach the others. Open it beside the stream.',
    link: 'Live lessons',
  },
  refused: 'The chat is for VIP members.',
  failed:
    'The messages could not be loaded. Check your connection; the chat tries again automatically.',
  empty: 'Nobody has written yet.',
  /** A button that puts the words into the field. */
  hello: { before: 'Write “', words: 'Grüezi mitenand', after: '”' },
  messages: 'Messages',
  newest: `The newest ${CHAT_LIMITS.page} messages are shown.`,
  unread: (n: number) => (n === 1 ? '1 new message' : `${n} new messages`),
  toNewest: 'To the newest',
  today: 'Today',
  deleted: 'A message was deleted.',
  you: 'You',
  teacher: 'Teacher',
  muted: 'Muted',
  sending: 'Sending…',
  waiting: 'Waiting for the connection',
  lost: 'The connection is lost. What you write is kept, and sent once it is back.',
  field: 'Your message',
  placeholder: 'Write a message',
  send: 'Send',
  hint: 'Everyone in this lesson sees your message and your name.',
  /** Replaces `hint` for teachers. */
  hintOfTeacher: 'A line like “de Zug = the train” becomes a flashcard after the lesson.',
  left: (n: number) => `${characters(n)} left`,
  tooLong: (n: number) => `${characters(n)} too many. Please shorten your message.`,
  untidy: 'More than eight accents are on one letter. Please take some away.',
  blank: 'Please write something first.',
  unmuted: 'You can write again.',
  /** Asks a member without a name for one, before the first message. */
  name: {
    reason: 'Your account has no name yet. Everyone in this lesson sees it beside your message.',
    submit: 'Save the name and send',
  },
  takenName:
    'Your name is like that of a teacher or of the school, so you can only read. Choose another one under My account.',
  unfitName:
    'The chat shows your name, and yours has more than 100 characters, hidden ones, or nine accents on one letter, so you can only read. Choose another one under My account.',
  notice: {
    busy: 'Your last messages are still on their way. Send this one after them.',
    'day-full': `You have written ${CHAT_RATE.perDay} messages today, which is the limit. Your text is still here.`,
    muted:
      'A teacher has muted you in this chat. You can read, but not write. What you type is kept.',
    refused:
      'Your message was not accepted. Your text is still here. Please check that your plan is still running.',
    'moderation-failed': 'That did not work. Check your connection and try again.',
  },
  /** The pinned message at the top. */
  pinned: {
    title: 'Pinned message',
    mark: 'Pinned',
    pin: 'Pin',
    pinNamed: (name: string) => `Pin the message by ${name} for all`,
    unpin: 'Unpin',
    unpinNamed: (name: string) => `Unpin the message by ${name}`,
  },
  /** A list for teachers. */
  questions: {
    title: 'Answer next',
    /** Short, for the narrow bar of a phone. */
    open: (n: number) => `Next: ${n}`,
    openNamed: (n: number) => `Answer next: ${n}`,
    mark: 'Answer next',
    add: 'Answer next',
    addNamed: (name: string) => `Answer the message by ${name} next`,
    done: 'Done',
    doneNamed: (name: string) => `Done with the message by ${name}`,
  },
  /** Slow mode: each member may write once in so many seconds. */
  slow: {
    label: 'Slow mode',
    choice: (seconds: number) => (seconds === 0 ? 'Off' : `One message every ${seconds} seconds`),
    on: (seconds: number) => `Slow mode: one message every ${seconds} seconds.`,
    ofTeacher: (seconds: number) =>
      `Slow mode is on: members write one message every ${seconds} seconds. You write as before.`,
    wait: (seconds: number) =>
      `Slow mode: you can write again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
  },
  /** A teacher turns a message into a phrase, and adds its English. */
  phrase: {
    make: 'Phrase',
    makeNamed: (name: string) => `Make a phrase of the message by ${name}`,
  },
  people: {
    open: 'Who is here',
    title: 'Who is here',
    loading: 'Loading who is here',
    failed: 'The list could not be loaded.',
    none: 'Nobody is here yet.',
    count: (n: number) => (n === 1 ? '1 person is here.' : `${n} people are here.`),
    more: `${CHAT_LIMITS.page} people are shown. There are more.`,
    mutedTitle: 'Muted in this chat',
  },
  moderation: {
    more: (name: string, time: string) => `Moderate the message by ${name}, ${time}`,
    delete: 'Delete',
    deleted: 'Message deleted.',
    undo: 'Undo',
    deleteNamed: (name: string) => `Delete the message by ${name}`,
    mute: 'Mute',
    muteNamed: (name: string) => `Mute ${name} in this chat`,
    isMuted: (name: string) => `${name} is muted.`,
    mayWrite: (name: string) => `${name} can write again.`,
    unmute: 'Unmute',
    /** Beside a message. */
    unmuteHere: (name: string) => `Unmute ${name} in this chat`,
    /** In the list of muted members. */
    unmuteNamed: (name: string) => `Let ${name} write again`,
  },
} as const;
