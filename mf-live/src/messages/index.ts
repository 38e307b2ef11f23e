/**
 * Texts of the two screens of mf-live. Room, chat and Zoom page load their texts with their code,
 * from other files of this folder.
 */
export const messages = {
  retry: 'Retry',
  /**
   * The alerts of ERROR-live-not-vip and ERROR-live-not-signed-in; the part before the colon is the
   * title.
   */
  refusals: {
    'not-signed-in': {
      title: 'No access',
      description: 'Please Sign in to access live lessons.',
    },
    'needs-vip': {
      title: 'VIP',
      description: 'Only VIP members can access live lessons.',
    },
  },
  /** Time until a live lesson: `in 2 days 3 hours`. */
  until: {
    in: (amounts: string) => `in ${amounts}`,
    days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
    hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
    minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  },
  liveLessons: {
    title: 'Live lessons',
    intro:
      'Hear Swiss German as it is spoken, ask while it happens, and say your first sentences to people who answer.',
    when: {
      heading: 'The next live lesson',
      now: 'On now',
      loading: 'Loading the next live lesson',
      failed: 'The date could not be loaded. Check your connection and try again.',
      none: 'The next date appears here as soon as the school has set it.',
      ask: 'Ask us',
      /** Of a lesson that its teacher has moved. */
      moved: (date: string) => `Moved from ${date}`,
      begun: 'It has begun',
      calendar: 'Add to my calendar',
      noCalendar: {
        title: 'The calendar file could not be made',
        description: 'Check your connection and try again.',
      },
      /** Name of the lesson in the calendar file. */
      event: (title: string) => `Live lesson: ${title}`,
    },
    parts: {
      heading: 'What a live lesson offers',
      list: [
        {
          name: 'The lesson',
          text: 'A teacher takes you through phrases and situations, live and with time for questions.',
        },
        {
          name: 'Live chat',
          text: 'Write beside the video: answers, questions, or the word you just missed.',
        },
        {
          name: 'Speaking practice on Zoom',
          text: 'Say it yourself, to the teacher and to other learners. Mistakes are welcome.',
        },
        {
          name: 'Recordings',
          text: 'If you could not be there, or want to hear it again, watch it later.',
        },
      ],
    },
    /** For learners who were inside when the room closed. */
    closing: { over: 'The lesson is over.', closed: 'The teacher has closed the room.' },
    session: {
      loading: 'Opening the live room',
      failed: {
        heading: 'The live room did not open',
        text: 'Check your connection and try again.',
      },
      locked: {
        lines: 'Two lines from a live lesson',
        /** In the picture. */
        scene: { question: 'How do you say “pub”?', answer: 'd Bäiz' },
      },
      open: {
        heading: 'Your live room',
        ready: (when: string) =>
          `The room opens automatically ${when}, 15 minutes before the lesson. You can go in now to try picture and sound, or to leave a question.`,
        noDate: 'No live lesson is announced yet. You can go in to try picture and sound.',
        dateUnknown:
          'The room opens automatically 15 minutes before the lesson. You can go in now to try picture and sound, or to leave a question.',
        notYet: 'Stream and chat appear here before the lesson begins.',
        over: {
          heading: 'The lesson is over',
          text: 'The recording will be on this page. The phrases that the teacher wrote into the chat can be your next flashcards.',
          forTeacher: 'Members see the phrases and, once you publish it, the recording.',
          chat: 'Back to the chat',
        },
        enter: 'Enter the room',
        meeting: 'Live meeting',
      },
    },
  },
  liveMeeting: {
    title: 'Live meeting',
    intro: 'Speak with the teacher and other learners in the Zoom meeting of a live lesson.',
    meeting: {
      heading: 'The next meeting',
      now: 'On now',
      /** Who may join. */
      who: 'For members with VIP or PRIVATE',
      included: 'Included in your plan',
      text: 'The meeting opens in a window of its own, so the lesson stays where it is.',
      ask: 'Join',
      needsVip: 'With VIP you speak here with the teacher and the others.',
      logIn: 'Log in',
      asking: 'Loading the meeting…',
      open: 'Open Zoom',
      ready: 'Your meeting is ready. It opens in a window of its own.',
      'ready-in-app': 'Your meeting is ready. It opens in Zoom.',
      appTooOld:
        'Your meeting is ready, but this version of the app cannot open Zoom. Update the app.',
      enter: 'Open the meeting',
      'no-keys':
        'This site cannot open the meeting itself, because its keys for Zoom are missing. Use the link instead.',
      'no-meeting': 'This site does not have the meeting number. Use the link instead.',
      /** If there is no meeting yet. */
      none: {
        later: (when: string) => `The Zoom link appears here ${when}.`,
        now: 'The Zoom link is not here yet. It appears as soon as the teacher adds it. You can ask for it in the chat of the live room.',
        none: 'No live lesson is announced yet. The Zoom link appears here 15 minutes before one.',
        unknown: 'The Zoom link appears here 15 minutes before the live lesson.',
      },
      /** Replaces `none` for teachers. Source: docs/live.md. */
      missing: {
        link: 'Add the link',
        'no-meeting':
          'No meeting is set up. Add its link on the page of live lessons, under “Date and Zoom link”.',
        'no-keys':
          'No meeting is set up: it has a number, but this site has no keys for Zoom. Add its link on the page of live lessons, under “Date and Zoom link”.',
      },
      failed: 'The meeting could not be loaded. Check your connection and try again.',
      link: 'Live lessons',
    },
    needs: {
      heading: 'What to have ready',
      list: [
        {
          name: 'A microphone',
          text: 'The one in your device will do. With headphones the others hear no echo.',
        },
        {
          name: 'A camera',
          text: 'Only if you like. You can listen and speak without being seen.',
        },
        {
          name: 'A current browser',
          text: 'And a connection that is good enough for video.',
        },
      ],
    },
    permission: {
      heading: 'When the browser asks',
      text: 'Your browser asks once whether this site may use microphone and camera. You decide, and can turn either off at any time during the meeting. If you said no by mistake, change it in the browser beside the address, then reload the page.',
      privacyBefore: 'What Zoom learns about you is described in the ',
      privacyLink: 'privacy policy',
      privacyAfter: '.',
    },
  },
} as const;
