import type { PathAnswers } from 'shared-contracts';

const UNDERSTANDS: Readonly<Record<PathAnswers['understands'], string | false>> = {
  nothing: 'are new to Swiss German',
  words: 'know a few words',
  gist: 'get the gist',
  most: 'understand most of it',
  skipped: false,
};

/** The answers that decide the level, as text: `speak German and get the gist`. */
function saidOf({ german, understands, heard }: PathAnswers): string {
  const parts = [
    german === 'yes' && 'speak German',
    UNDERSTANDS[understands],
    heard === 'right' && 'heard it right',
    heard === 'wrong' && 'did not yet hear it right',
  ].filter((part) => part !== false);
  return [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' and ');
}

const count = (amount: number, one: string, many: string) =>
  `${amount} ${amount === 1 ? one : many}`;

/** Every sentence a member can read around their path on home. */
export const path = {
  title: 'Your path',
  loading: 'Loading your path',
  failure: 'Your path could not be loaded. Please check your connection and try again.',
  retry: 'Retry',
  level: (number: number, name: string) => `Level ${number} of 5: ${name}`,
  /** Why a member begins at this level. */
  placed: (answers: PathAnswers, level: number) => {
    const said = saidOf(answers);
    return said ? `You ${said}: level ${level}.` : `You begin at level ${level}.`;
  },
  /** The goal of a level or track, worded as a promise until it is finished. */
  promise: (canDo: string, isFinished: boolean) =>
    isFinished
      ? canDo.replace(/^After this you/, 'You')
      : canDo.replace(/^You can /, 'After this: '),
  lessons: (done: number, all: number) => `${done} of ${count(all, 'lesson', 'lessons')}`,
  next: 'Next on your path',
  finished: 'You have finished the whole path. Every lesson can be watched again.',
  levels: 'All five levels',
  tracks: {
    title: 'Tracks',
    canSay: 'What you can say then',
    choose: 'Choose this track',
    leave: 'Leave this track',
    /** For a member without a plan, before lessons outside the track. */
    openFirst: 'A plan opens the lessons of this track. Until then come those that are free.',
  },
  /** For screen readers, beside a lesson. */
  isFinished: 'finished',
  change: 'Change my answers',
  questions: {
    intro: 'Three short questions, and the lessons come in an order that suits you.',
    step: (step: number) => `Question ${step} of 3`,
    check: 'One sentence to check',
    why: {
      question: 'What do you need Swiss German for?',
      options: { work: 'Work', family: 'Family and friends', daily: 'Daily life' },
    },
    german: {
      question: 'Do you speak standard German?',
      options: { yes: 'Yes', no: 'No' },
    },
    understands: {
      question: 'How much Swiss German do you understand?',
      options: {
        nothing: 'Nothing yet',
        words: 'A few words',
        gist: 'The gist',
        most: 'Most of it',
      },
    },
    hear: 'Hear the sentence',
    machine: 'Sample: machine voice',
    noSound: 'The sound could not be played. Please check your connection, or skip the question.',
    unsure: 'I did not understand it',
    skip: 'Skip',
    back: 'Previous question',
    keep: 'Keep my answers',
  },
} as const;
