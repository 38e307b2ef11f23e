/** Texts of the standalone Zoom page, which does not load the texts of the screens. */
export const messages = {
  heading: 'Live meeting on Zoom',
  intro:
    'Zoom is loaded when you join, and not before. It then learns your name and the address of your connection.',
  name: 'Your name in the meeting',
  join: 'Join',
  retry: 'Retry',
  loading: 'Loading Zoom…',
  back: 'Back to the live lesson',
  openAgain: 'Open the meeting again',
  inZoom: 'Join in Zoom itself',
  zoomSays: (words: string) => `Zoom says: ${words}`,
  liveMeeting: 'Live meeting',
  alone: {
    heading: 'Nothing to join here',
    text: 'A meeting opens from the live meeting page. After a reload, open it there again.',
  },
  elsewhere: {
    heading: 'Open the meeting from our page',
    text: 'We cannot tell whether this link comes from us. Open the meeting from the live meeting page. If that fails, try another browser.',
  },
  failures: {
    expired: {
      heading: 'This invitation has ended',
      text: 'It is good for two hours. Open the meeting again to get a new one.',
    },
    unsupported: {
      heading: 'This browser cannot show the meeting',
      text: 'Use a current Chrome, Edge, Firefox or Safari, or join in Zoom itself.',
    },
    blocked: {
      heading: 'Zoom did not load',
      text: 'A blocker, a company network or the connection may stop it. Try again, or join in Zoom itself.',
    },
    'not-started': {
      heading: 'The meeting has not started yet',
      text: 'The teacher opens it. Try again in a moment.',
    },
    refused: {
      heading: 'Zoom did not let you in',
      text: 'Try again, or join in Zoom itself.',
    },
  },
} as const;
