/** A reason to write to the school. */
export interface Matter {
  readonly id: string;
  readonly title: string;
  /** Contents of the topic, in a few words. */
  readonly about: string;
  /** Answer to the most frequent question, which saves many emails. */
  readonly answer?: string;
  /** Subject line of the email. */
  readonly subject: string;
  /** Details to mention, so one answer is enough. */
  readonly mention: readonly string[];
  /** A hint, as a whole sentence. */
  readonly note?: string;
  /** Pages that may answer without an email. */
  readonly links: readonly { readonly to: string; readonly label: string }[];
}

export const matters: readonly Matter[] = [
  {
    id: 'account',
    title: 'Account and log-in',
    about: 'Password, username, email address',
    answer:
      'Forgotten your password? Press “forgot password?” where you log in, and we send you a link. You change your password and your address in Settings, and your username in My account.',
    subject: 'My account',
    mention: [
      'the email address of your account',
      'how you log in: email and password, Google or Apple',
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
    about: 'Payments, free trial, cancelling',
    answer:
      'You change or cancel a plan where you bought it. My account says where that was, what you bought, and until when your plan runs.',
    subject: 'My plan',
    mention: [
      'the email address of your account',
      'where you bought: on the web, on iOS or on Android',
      'the date and the amount on your invoice or card statement',
    ],
    note: 'Never send your full card number.',
    links: [
      { to: '/subscriptions', label: 'Subscriptions' },
      { to: '/my-account', label: 'My account' },
    ],
  },
  {
    id: 'lessons',
    title: 'Lessons and flashcards',
    about: 'A mistake, a video that does not play',
    answer:
      'If a video does not play, reload the page first. A spelling that differs from yours is seldom a mistake: Swiss German has no official one.',
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
    about: 'Dates, moving a lesson, picture and sound',
    answer:
      'A private lesson can be moved with at least one week’s notice. A lesson that you missed cannot.',
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
    about: 'A copy, a correction, a deletion',
    answer:
      'My account saves everything we keep about you in one file, and deletes your account. You turn reminders and newsletters off in Settings.',
    subject: 'My data',
    mention: ['what you would like: a copy, a correction, a deletion, or an answer'],
    note: 'Please write from the email address of your account, so that we know it is you.',
    links: [
      { to: '/privacy-policy', label: 'Privacy policy' },
      { to: '/settings', label: 'Settings' },
      { to: '/my-account', label: 'My account' },
    ],
  },
  {
    id: 'other',
    title: 'Anything else',
    about: 'Wishes, praise, lessons for a class',
    subject: 'Hello',
    mention: [
      'what it is about: a wish for a lesson, a word you could not find, praise or a complaint',
      'if you teach and would like to use Grüezi in class: who your learners are',
    ],
    links: [{ to: '/terms-and-conditions', label: 'Terms and conditions' }],
  },
];
