/** A reason to write to the school. */
export interface Matter {
  readonly id: string;
  readonly title: string;
  /** Subject line of the e-mail. */
  readonly subject: string;
  /** What to mention, so that one answer is enough. */
  readonly mention: readonly string[];
  /** A hint, as a whole sentence. */
  readonly note?: string;
  /** Pages that may answer without an e-mail. */
  readonly links: readonly { readonly to: string; readonly label: string }[];
}

export const matters: readonly Matter[] = [
  {
    id: 'account',
    title: 'Account and log-in',
    subject: 'My account',
    mention: [
      'the e-mail address of your account',
      'how you log in: e-mail and password, Google or Apple',
      'what you tried, and the words of the message you saw',
    ],
    note: 'Never send your password: we do not need it.',
    links: [
      { to: '/settings', label: 'Settings' },
      { to: '/my-account', label: 'My account' },
    ],
  },
  {
    id: 'billing',
    title: 'Plan and billing',
    subject: 'My plan',
    mention: [
      'the e-mail address of your account',
      'where you bought: on the web, on iOS or on Android',
      'the date and the amount on your invoice or card statement',
    ],
    note: 'Never send your full card number.',
    links: [{ to: '/subscriptions', label: 'Subscriptions' }],
  },
  {
    id: 'lessons',
    title: 'Lessons and flashcards',
    subject: 'A lesson',
    mention: [
      'the title of the lesson, and the sentence or the minute',
      'what you expected instead, if you found a mistake',
      'if a video does not play: your device, your browser and its version',
    ],
    links: [{ to: '/disclaimer', label: 'About our spelling' }],
  },
  {
    id: 'live',
    title: 'Live and private lessons',
    subject: 'Live and private lessons',
    mention: [
      'the date of the lesson',
      'to reschedule a private lesson: its day and hour, and two or three that suit you better, at least one week ahead',
      'if picture or sound failed: your device and your browser',
    ],
    links: [{ to: '/live-lessons', label: 'Live lessons' }],
  },
  {
    id: 'privacy',
    title: 'Your data',
    subject: 'My data',
    mention: ['what you would like: a copy, a correction, a deletion, or an answer'],
    note: 'Please write from the e-mail address of your account, so that we know it is you.',
    links: [
      { to: '/privacy-policy', label: 'Privacy policy' },
      { to: '/my-account', label: 'My account' },
    ],
  },
  {
    id: 'other',
    title: 'Anything else',
    subject: 'Hello',
    mention: [
      'what it is about: a wish for a lesson, a word you could not find, praise or a complaint',
      'if you teach and would like to use Grüezi in class: who your learners are',
    ],
    links: [{ to: '/terms-and-conditions', label: 'Terms and conditions' }],
  },
];
