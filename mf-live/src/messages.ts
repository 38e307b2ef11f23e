/** Every sentence the learner can read in mf-live. */
export const messages = {
  liveLessons: {
    title: 'Live lessons',
    intro:
      'Hear Swiss German as it is spoken, ask while it happens, and say your first sentences to people who answer.',
    when: {
      heading: 'When',
      times: [
        { time: 'Daily, 7 PM', source: 'as the menu says' },
        { time: 'Mondays, 8 PM', source: 'as the VIP plan says' },
      ],
      unsure: 'Not sure which one holds for you?',
      ask: 'Ask us',
    },
    parts: {
      heading: 'What a live lesson is made of',
      list: [
        {
          name: 'The lesson',
          text: 'A teacher takes you through phrases and situations, live and with time for questions.',
        },
        {
          name: 'Live chat',
          text: 'Write along beside the picture: answers, questions, or the word you just missed.',
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
    session: {
      loading: 'Looking up whether you are signed in',
      visitor: {
        heading: 'For VIP members',
        text: 'Live lessons, chat, speaking practice and recordings belong to the VIP plan. Sign in with your account to take part.',
        logIn: 'Sign in',
        plans: 'What VIP contains',
      },
      member: {
        heading: 'For VIP members',
        text: 'Live lessons, chat, speaking practice and recordings belong to the VIP plan. What to have ready is described under Live meeting.',
        plans: 'What VIP contains',
        meeting: 'Live meeting',
      },
    },
  },
  liveMeeting: {
    title: 'Live meeting',
    intro: 'The Zoom meeting of a live lesson opens on this page, in your browser.',
    status: {
      heading: 'No meeting is open here now',
      text: 'See when live lessons take place and who can join.',
      link: 'Live lessons',
    },
    needs: {
      heading: 'What to have ready',
      list: [
        {
          name: 'A VIP plan',
          text: 'Live lessons are for VIP members. Sign in before the lesson begins.',
        },
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
      text: 'Your browser asks once whether this site may use microphone and camera. You decide, and can turn either off at any time during the meeting. If you said no by mistake, change it in the browser beside the address and load the page anew.',
      privacyBefore: 'What Zoom learns about you is described in the ',
      privacyLink: 'privacy policy',
      privacyAfter: '.',
    },
  },
} as const;
