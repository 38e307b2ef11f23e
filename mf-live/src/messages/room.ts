import { numberText } from 'common';

const ago = (seconds: number) => (seconds === 1 ? '1 second ago' : `${seconds} seconds ago`);

/** Texts of the live room, for learners and teachers. */
export const room = {
  heading: 'The live room',
  loading: 'Opening the live room',
  loadFailed: 'The live room could not be loaded. Check your connection and try again.',
  /** The bar above stream and chat. */
  bar: {
    running: 'Live',
    /** If the teacher has opened the room early. */
    rehearsal: 'Rehearsal',
    state: { none: 'Not live', before: 'Not live yet', during: 'Not live yet', after: 'Over' },
    none: 'No lesson is announced. You can try picture and sound.',
    before: (until: string) =>
      `The lesson begins ${until}. You can try picture and sound, and write to the teacher.`,
    soon: (until: string) => `The lesson begins ${until}.`,
    rehearsing: (until: string) => `The teacher tries the room. The lesson begins ${until}.`,
    after: 'The chat stays open for questions.',
    leave: 'Leave the room',
  },
  player: {
    region: 'Live stream',
    label: 'Live stream of the lesson',
    loading: 'Loading the stream…',
    reconnecting: 'Reconnecting…',
    failed: 'The stream stopped. Check your connection and try again.',
    noPicture: 'There is no stream yet. It starts with the lesson.',
    unsupported: 'This browser cannot play the stream. Update it, or use another one.',
    play: 'Play',
    pause: 'Pause',
    /** The button to the live edge, while the lesson runs. */
    running: { name: 'Live', atEdge: 'You are watching live', behind: 'Back to live' },
    notRunning: {
      name: 'Not live yet',
      atEdge: 'Not live yet: this is a test picture',
      behind: 'Not live yet: go to the newest picture',
    },
    unannounced: {
      name: 'Not live',
      atEdge: 'Not live: this is a test picture',
      behind: 'Not live: go to the newest picture',
    },
    fromStart: 'From the start',
    /** For the teacher. */
    health: {
      unknown: 'It is not known yet whether your stream arrives.',
      well: (seconds: number) => `Your stream is coming in. Last picture ${ago(seconds)}.`,
      late: (seconds: number) =>
        `Your stream stopped. Last picture ${ago(seconds)}. Check your encoder and your connection.`,
      /** The bit rate of the picture. */
      bits: (kbits: number) => `${numberText(kbits)} kbit/s`,
    },
    captions: 'Swiss German',
    mute: 'Mute',
    soundOn: 'Turn on the sound',
    fullscreen: 'Full screen',
    leaveFullscreen: 'Leave full screen',
  },
  stream: {
    none: 'The stream appears here before the lesson begins.',
    title: 'Live stream of the lesson',
    elsewhere: 'The stream runs on another site.',
    open: 'Watch the stream',
    over: 'The lesson is over. The recording will be on this page.',
  },
  chat: {
    none: 'The chat appears here before the lesson begins.',
    elsewhere: 'The chat runs on another site.',
    open: 'Open the chat',
  },
  speak: {
    text: 'Practise speaking on Zoom with the teacher and the others.',
    link: 'Live meeting',
  },
  teacher: {
    heading: 'Your lesson',
    waiting: 'The room opens for members 15 minutes before the lesson, or when you rehearse.',
    begun: 'The room is open. Start the lesson, so that everybody sees that it has begun.',
    live: 'The lesson is on. The room is open to members.',
    rehearsing: 'The rehearsal is on. The room is open to members.',
    ended: 'The lesson has ended. Members see the phrases of the chat and the newest recording.',
    noDate: 'No live lesson is announced, so there is nothing to start.',
    viewers: (n: number) =>
      n === 0 ? 'Nobody else is here' : n === 1 ? '1 other is here' : `${n} others are here`,
    start: 'Start the lesson',
    end: 'End the lesson',
    rehearse: 'Rehearse',
    endRehearsal: 'End the rehearsal',
    /** Before a start outside the lesson's own time. */
    askToOpen: {
      title: 'Open the room to members now?',
      before: (date: string) => `The lesson is on ${date}.`,
      after: (date: string) => `The lesson was on ${date}.`,
      stay: 'Keep it closed',
      open: 'Open the room',
    },
    askToEnd: {
      title: 'End the lesson?',
      rehearsal: 'End the rehearsal?',
      description: 'All members leave the stream now. The chat stays open for questions.',
      stay: 'Keep it open',
      end: 'End it',
    },
    questions: {
      heading: 'Open questions',
      loading: 'Loading the open questions',
      failed: 'The list could not be loaded. Check your connection and try again.',
      retry: 'Retry',
      none: 'No question is waiting for an answer.',
      /** @param line index in the text, from 0 */
      word: (line?: number) =>
        `A word without an entry${line === undefined ? '' : `, line ${line + 1}`}`,
      answer: 'A learner says that their answer to this card is right',
      typed: 'Typed:',
      done: 'Done',
    },
    students: {
      heading: 'Private students',
      loading: 'Loading your private students',
      failed: 'The list could not be loaded. Check your connection and try again.',
      retry: 'Retry',
      none: 'Nobody has a private lesson yet.',
      zone: 'Every week, in the time of the school.',
      noName: 'No name given',
      noHour: 'No hour',
      before: (hour: string, day: string) => `until ${day} still ${hour}`,
    },
    again: 'Start again',
    failed: 'That did not reach the server. Check your connection and try again.',
    recording: {
      title: 'Title of the recording',
      titleHint: 'Say what the lesson was about, because members choose by the title.',
      save: 'Save the recording’s description',
      next: 'Send this file and the video to the person who publishes the site.',
    },
  },
  after: {
    heading: 'The newest recording',
    ofToday: 'The recording of this lesson',
    earlier: 'Earlier recordings',
    loading: 'Loading the newest recording',
    watch: 'Watch the recording',
    lesson: 'Open its lesson',
    failed: 'The recording could not be loaded. Check your connection and try again.',
    none: 'The first recording appears here after a live lesson.',
  },
  phrases: {
    practise: 'Practise the phrases',
    practice: {
      heading: 'Phrases of the lesson',
      progress: (knownCount: number, of: number) => `${knownCount} of ${of} known`,
      turn: 'Show the other side',
      notYet: 'Not yet',
      known: 'Known',
      over: (count: number) =>
        count === 1 ? 'You know the phrase of the lesson.' : `You know all ${count} phrases.`,
      later: 'They come back among the cards of the recording, once it is here.',
      again: 'Practise again',
    },
    save: 'Save the phrases of the chat',
    /** Name of the deck and of its file. */
    deck: (lessonID: string) => `Live lesson ${lessonID}`,
    none: 'The teacher wrote no phrases like “de Zug = the train” into the chat.',
    saved: (count: number) =>
      count === 1
        ? '1 card saved as a file. Open it in Anki with Import.'
        : `${count} cards saved as a file. Open it in Anki with Import.`,
    list: 'Phrases of the chat',
    more: (count: number) => `and ${count} more`,
    failed: 'The chat could not be loaded. Check your connection and try again.',
  },
  prepare: {
    heading: 'Get ready',
    text: 'The live lesson builds on this one. Watch it, then go through its cards.',
    during: {
      heading: 'What this lesson builds on',
      text: 'You can look up its text and its cards, now or afterwards.',
    },
    cards: 'Practise its flashcards',
  },
} as const;
