import { numberText } from 'common';

/**
 * Every sentence on home and around a lesson. Other screens and late chunks have their sentences in
 * other files, so that home does not load them.
 */
export const messages = {
  welcome: {
    title: 'Understand the people around you',
    text: 'A new short video every week, in Zürich German, translated line by line.',
    signUp: 'Create an account',
    plans: 'See the plans',
    points: ['Flashcards for every lesson', 'Free mini lessons', 'First 30 days free'],
  },
  member: {
    greeting: 'Grüezi',
    text: 'Good to see you. A few minutes a day is enough.',
  },
  home: {
    first: 'Start with a free mini lesson',
    newest: 'This week’s video',
    watch: 'Watch the lesson',
    newestMini: 'Newest mini lesson',
    nextLive: 'Next live lesson',
    swissTime: 'Swiss time',
    miniLessons: 'Mini lessons',
    miniLessonsText: 'Each under a minute.',
    previous: 'Previous videos',
    more: {
      previous: 'More lessons',
      miniLessons: 'More mini lessons',
      shownOf: (shown: number, total: number) => `${numberText(shown)} of ${numberText(total)}`,
      failure: 'The other lessons could not be loaded. Please check your connection and try again.',
    },
    old: 'The list could not be loaded. These are the lessons from your last visit.',
    free: 'Free',
    basic: 'BASIC',
    vip: 'VIP',
    loading: 'Loading the lessons',
    empty: {
      title: 'There are no lessons yet',
      text: 'The first one appears here as soon as it is published.',
    },
    failure: {
      title: 'The lessons could not be loaded',
      text: 'Please check your connection and try again.',
    },
  },
  search: {
    label: 'Search all lessons',
  },
  difficulty: (level: number) => `Difficulty ${level} of 5`,
  retry: 'Retry',
  lesson: {
    untitled: 'Video lesson',
    loading: 'Opening the lesson',
    text: 'Line by line',
    more: 'More lessons',
    allLessons: 'All lessons',
    failure: {
      title: 'The lesson could not be opened',
      text: 'Please check your connection and try again.',
    },
  },
} as const;
