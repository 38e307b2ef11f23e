import { numberText } from 'common';

const count = (lessons: number) => `${numberText(lessons)} ${lessons === 1 ? 'lesson' : 'lessons'}`;

const countLines = (lines: number) => `${lines} ${lines === 1 ? 'line' : 'lines'}`;

/** A search in words: `“tram”, difficulty 2`. */
const queryText = (q: string, level: string) =>
  [q && `“${q}”`, level && `difficulty ${level}`].filter(Boolean).join(', ');

const named = (q: string, level: string) => (q || level ? ` for ${queryText(q, level)}` : '');

/** Every sentence in the results of a search. */
export const search = {
  level: 'Difficulty',
  levels: 'All',
  /** A number alone does not say which end is hard. */
  ofLevel: (level: number) =>
    level === 1 ? '1, easiest' : level === 5 ? '5, hardest' : String(level),
  sort: 'Order',
  newest: 'Newest first',
  oldest: 'Oldest first',
  heading: 'Search results',
  searching: 'Searching',
  failure: {
    title: 'The search did not work',
    text: 'Please try again.',
  },
  /** At least one of the two numbers is above 0. */
  found: (lessons: number, lines: number, q: string, level: string) =>
    `${[lessons > 0 && count(lessons), lines > 0 && countLines(lines)].filter(Boolean).join(' and ')}${named(q, level)}`,
  lines: {
    heading: 'Lines that match',
    untitled: 'Recording',
    at: (time: string) => `at ${time}`,
    searching: 'Searching what is said in the lessons…',
    failure: 'Some lines could not be searched.',
  },
  none: {
    title: (q: string, level: string) => `No lesson matches ${queryText(q, level)}`,
    text: (level: string) =>
      `We search Swiss German, English and standard German. Try fewer letters${level && ' or all difficulties'}.`,
    /** For learners whose search leaves out subscribers' lessons. */
    closed: 'Nothing in the free lessons. Members also search every line of every lesson.',
    logIn: 'Log in',
    plans: 'See the plans',
  },
  /** Below a search without a result. */
  nearest: {
    title: 'Nearest titles',
    text: 'The titles that are most like it.',
  },
  /** Below results that all need a plan. */
  free: {
    title: 'Free to watch now',
    text: 'These open without a plan.',
  },
  incomplete: {
    title: 'Not all lessons could be searched',
    text: 'The other lessons could not be loaded. Please check your connection and try again.',
  },
  clear: 'Clear search',
  more: 'More lessons',
} as const;
