import { clockText, dayText, numberText } from 'common';
import { COMMENT_LIMITS, COMMENT_RATE } from 'shared-contracts';

const characters = (n: number) => (n === 1 ? '1 character' : `${numberText(n)} characters`);

/** Every sentence a learner can read about opened comments. */
export const comments = {
  title: 'Comments',
  empty: {
    title: 'No comments yet',
    text: 'Be the first: ask about a line, or say what helped you.',
  },
  /** In place of a deleted comment that the address names. */
  linkedGone: 'The comment that this link leads to has been deleted.',
  newest: (n: number) => `The newest ${numberText(n)} comments are shown.`,
  older: 'Show older comments',
  olderFailure: 'Older comments could not be loaded. Please check your connection and try again.',
  visitor: {
    text: 'Log in to read what others say about this lesson, and to ask your own question.',
    logIn: 'Log in',
  },
  refused: {
    text: 'Comments are part of BASIC and VIP. Under a recording of a live lesson they are part of VIP.',
    plans: 'See the plans',
  },
  name: {
    /** Asks a member without a name before their first comment. */
    ask: {
      reason: 'Your account has no name yet. Others see this name beside your comment.',
      submit: 'Save the name and send',
    },
    unfit: `Comments show your name, but yours is longer than ${numberText(COMMENT_LIMITS.username)} characters, or has hidden characters or nine accents on one letter. You can read comments, but not write any. Choose another one under My account.`,
    taken:
      'Your name is like that of a teacher or of the school. You can read comments, but not write any. Choose another one under My account.',
    account: 'My account',
  },
  field: 'Your comment',
  placeholder: 'What would you like to ask or say?',
  hint: 'Everyone who can open this lesson sees your comment and your name.',
  shortcut: 'Press Ctrl or ⌘ + Enter to send.',
  send: 'Send',
  sendAgain: 'Send again',
  counter: (length: number) => `${numberText(length)} / ${numberText(COMMENT_LIMITS.message)}`,
  left: (n: number) => `Fewer than ${characters(n)} left`,
  tooLong: (n: number) => `${characters(n)} too many. Please shorten your comment.`,
  tooLongSpoken: 'Your comment is too long.',
  blank: 'Please write something first.',
  invisible: 'Your comment has only invisible characters. Please write some text.',
  untidy: 'Your comment has more than eight accents on one letter. Please take some away.',
  sendFailure: 'Your comment was not sent. Your text is still here: please try again.',
  sendRefused:
    'Your comment was not accepted. Your text is still here. Please check that your plan is still running, then try again.',
  tooSoon: `Please wait a moment: there must be ${COMMENT_RATE.secondsBetween} seconds between two comments. Your text is still here.`,
  /** After "Send", on the button. */
  wait: (seconds: number) => `in ${seconds} s`,
  waited: 'You can send your comment now.',
  dayFull: `You have sent ${COMMENT_RATE.perDay} comments today, which is the limit. Your text is still here: please send it tomorrow.`,
  sending: 'Sending…',
  sent: 'Your comment has been sent.',
  you: 'You',
  teacher: 'Teacher',
  showMore: 'Show more',
  showLess: 'Show less',
  /** Tooltip of a time: day and time in full. */
  at: (moment: string) => `${dayText(moment)} at ${clockText(moment)}`,
  line: {
    about: 'About the line',
    drop: 'Remove the line',
    play: (at: string) => `Play this line, ${at}`,
  },
  answer: {
    label: 'Answer of the teacher',
    write: 'Answer',
    change: 'Change the answer',
    field: 'Your answer',
    hint: 'Everyone reads it below the comment, marked as the teacher’s, without your name.',
    send: 'Send the answer',
    cancel: 'Cancel',
    sent: 'Your answer has been sent.',
    failure: 'Your answer was not sent. It is still here: please try again.',
    overtaken:
      'Another teacher has changed the answer meanwhile. Read it above, then try again if you still want to.',
    gone: 'This comment has been deleted meanwhile.',
    takeBack: 'Delete the answer',
    question: 'Delete the answer?',
    takenBack: 'The answer has been deleted.',
  },
  delete: 'Delete',
  deleteNamed: (name: string, isOwn: boolean) =>
    isOwn ? 'Delete your comment' : `Delete the comment by ${name}`,
  deleteAll: (name: string) => `Delete all by ${name}`,
  question: {
    own: 'Delete your comment?',
    other: (name: string) => `Delete the comment by ${name}?`,
    description: (excerpt: string) =>
      `“${excerpt}”\nIt disappears for everyone. This cannot be undone.`,
    all: (name: string) => `Delete all comments by ${name}?`,
    allDescription:
      'Every comment by this person under this lesson disappears for everyone. This cannot be undone.',
    confirm: 'Delete',
    keep: 'Keep it',
  },
  /** A different text each time: screen readers do not repeat the same one. */
  deleted: (n: number) =>
    n === 1 ? 'The comment has been deleted.' : `${numberText(n)} comments have been deleted.`,
  deleteFailure: 'It could not be deleted. Please check your connection and try again.',
} as const;
