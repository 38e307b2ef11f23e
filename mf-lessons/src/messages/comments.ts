import { COMMENT_LIMITS } from 'shared-contracts';

const count = (characters: number) => characters.toLocaleString('en-GB');
const characters = (n: number) => (n === 1 ? '1 character' : `${count(n)} characters`);

/** Every sentence a learner can read about comments. */
export const comments = {
  title: 'Comments',
  loading: 'Loading the comments',
  failure: 'The comments could not be loaded. Please check your connection and try again.',
  retry: 'Retry',
  empty: 'Be the first to say something about this lesson.',
  newest: `The newest ${COMMENT_LIMITS.page} comments are shown.`,
  visitor: {
    text: 'Log in to read what others say about this lesson, and to ask your own question.',
    logIn: 'Log in',
  },
  refused: {
    text: 'Comments are for members whose plan includes this lesson: BASIC and VIP, and under recordings of live lessons VIP.',
    plans: 'See the plans',
  },
  nameless: {
    text: 'Comments carry the name of who wrote them, and your account has none yet.',
    tooLong: `Comments carry the name of who wrote them, and yours has more than ${count(COMMENT_LIMITS.username)} characters. You can read, but not write.`,
    account: 'My account',
  },
  field: 'Your comment',
  hint: 'Everybody who can open this lesson sees your comment and your name.',
  shortcut: 'Ctrl or ⌘ + Enter sends.',
  send: 'Send',
  sendAgain: 'Send again',
  counter: (length: number) => `${count(length)} / ${count(COMMENT_LIMITS.message)}`,
  left: (n: number) => `Fewer than ${characters(n)} left`,
  tooLong: (n: number) => `${characters(n)} too many. Please shorten your comment.`,
  tooLongSpoken: 'Your comment is too long.',
  blank: 'Please write something first.',
  sendFailure: 'Your comment was not sent. Your text is still here: please try again.',
  sendRefused:
    'Your comment was not accepted. Your text is still here. Please check that your plan has not ended, then try again.',
  sending: 'Sending…',
  sent: 'Your comment is sent.',
  you: 'You',
  now: 'just now',
  delete: 'Delete',
  deleteNamed: (name: string, isOwn: boolean) =>
    isOwn ? 'Delete your comment' : `Delete the comment of ${name}`,
  question: {
    own: 'Delete your comment?',
    other: (name: string) => `Delete the comment of ${name}?`,
    description: (excerpt: string) => `“${excerpt}”\nIt is gone for everybody and for ever.`,
    confirm: 'Delete',
    keep: 'Keep it',
  },
  /** Another text each time, for the same is not spoken again. */
  deleted: (n: number) =>
    n === 1 ? 'The comment is deleted.' : `${count(n)} comments are deleted.`,
  deleteFailure: 'It could not be deleted. Please check your connection and try again.',
} as const;
