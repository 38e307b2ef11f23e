import type { OpeningPlan } from './plan-offer';

/** The sentences of locked screens. */
export const locked = {
  logIn: 'Log in',
  /** Closes the alert above the panel. */
  see: 'See what it is',
  /** The first button, by what the learner may do. */
  offer: {
    try: (plan: OpeningPlan) => `Try ${plan} free for 30 days`,
    subscribe: (plan: OpeningPlan) => `Subscribe to ${plan}`,
    change: 'Change to VIP',
  },
  /** The note below the buttons, by what the learner may do. */
  note: {
    try: 'You pay nothing for 30 days, and can cancel at any time.',
    ended: (day: string) => `Your plan ended on ${day}. What you have learned is kept.`,
    change: 'You have BASIC. VIP opens this as well.',
    unpaid:
      'Your last payment failed, so your plan is paused. Save a card that works, and this opens again.',
    unpaidChange: 'Your last payment failed. Save a card that works, then change to VIP.',
    /** For apps, which must not lead to a payment page. */
    unpaidInApp:
      'Your last payment failed, so your plan is paused. Update your card where you bought the plan.',
    unpaidChangeInApp:
      'Your last payment failed. Update your card where you bought the plan, then change to VIP.',
  },
  lines: {
    heading: 'The first lines',
    hear: (line: number) => `Hear line ${line}`,
    machine: 'Sample: machine voice',
    noSound: 'The recording could not be played. Please try again.',
    offline: 'You are offline, so this line cannot be played.',
  },
} as const;

/** The locked room of live lessons. */
export const lockedRoom = {
  plan: 'VIP',
  title: 'Take part with VIP',
  text: 'A teacher explains phrases and situations while you watch. Ask in the chat, speak on Zoom, and watch the recording later.',
  inShort: 'A teacher explains. You ask, speak, and watch it again.',
} as const;

const lasting = (minutes: number): string =>
  minutes === 1 ? 'up to a minute' : `${minutes} minutes`;

/** Titles and texts of locked panels, by the kind of content. */
export const lockedThings = {
  lesson: {
    title: 'Watch this lesson with BASIC',
    text: (minutes: number | undefined) =>
      minutes === undefined
        ? 'The video with its text in both languages, and its flashcards.'
        : `A video of ${lasting(minutes)} with its text in both languages, and its flashcards.`,
  },
  recording: {
    title: 'Watch this recording with VIP',
    text: 'A live lesson to watch again: the teacher explains phrase by phrase.',
  },
  miniLesson: {
    title: 'Watch this mini lesson with BASIC',
    text: 'A short video with its text in both languages. BASIC opens all lessons, too.',
  },
  cards: {
    title: 'Learn these words with BASIC',
    text: 'The words and sentences of this lesson as cards. Each card comes back when it is time to repeat it.',
  },
  recordingCards: {
    title: 'Learn these words with VIP',
    text: 'The phrases of a live lesson as cards. Each card comes back when it is time to repeat it.',
  },
  dueCards: {
    title: 'Repeat your cards with BASIC',
    text: 'The cards of all your lessons, mixed. Each card comes back when it is time to repeat it.',
  },
  waitingCards: {
    title: 'Your cards are waiting',
    text: 'They are due today, and open with your plan. What you have learned is kept.',
  },
  waitingRecordingCards: {
    title: 'Your cards are waiting',
    text: 'They belong to recordings of live lessons, which open with VIP.',
  },
} as const;
