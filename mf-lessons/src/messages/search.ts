/** A whole number as it is written in English, `2,000`. */
const count = (lessons: number) =>
  `${lessons.toLocaleString('en-GB')} ${lessons === 1 ? 'lesson' : 'lessons'}`;

/** A search in words: `“tram”, difficulty 2`. */
const asked = (q: string, level: string) =>
  [q && `“${q}”`, level && `difficulty ${level}`].filter(Boolean).join(', ');

const named = (q: string, level: string) => (q || level ? ` for ${asked(q, level)}` : '');

/** Every sentence a learner can read in what a search has found. */
export const search = {
  level: 'Difficulty',
  levels: 'All',
  sort: 'Order',
  newest: 'Newest first',
  oldest: 'Oldest first',
  heading: 'Search results',
  searching: 'Searching',
  failure: {
    title: 'The search did not work',
    text: 'Please try again.',
  },
  found: (lessons: number, q: string, level: string) => `${count(lessons)}${named(q, level)}`,
  none: {
    title: (q: string, level: string) => `No lesson matches ${asked(q, level)}`,
    text: 'Try fewer letters, an English word, or all difficulties. The spelling need not be exact.',
  },
  incomplete: {
    title: 'Not all lessons could be searched',
    text: 'The other lessons could not be loaded. Please check your connection and try again.',
  },
  clear: 'Clear search',
  more: 'More lessons',
} as const;
