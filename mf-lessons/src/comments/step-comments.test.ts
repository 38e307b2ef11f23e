import { TooSoon } from 'kit/post';
import { failure, idle, loading, success, type Comment } from 'shared-contracts';
import { initialState, shownComments, type CommentsState } from './comments-state';
import { stepComments, type CommentsEvent } from './step-comments';

const comment = (ID: string, UID = 'u'): Comment => ({
  ID,
  UID,
  Message: ID,
  Username: 'U',
  TimeStamp: '2026-11-23T19:05:00.000Z',
});
const state = (change: Partial<CommentsState>): CommentsState => ({
  ...initialState('a'),
  ...change,
});
const LOADED = state({ list: success([comment('1')]), olderThan: '2026' });
const FAILED = failure(new Error('no'));
const soon = new TooSoon({ id: '0', at: '2026', Day: '2026', CountOfDay: 1 }, 1500);

test.each<[string, CommentsState, CommentsEvent, string[]]>([
  ['loads what is missing', state({}), { type: 'load' }, ['load']],
  ['loads again after a failure', state({ list: FAILED }), { type: 'load' }, ['load']],
  ['loads once', state({ list: loading }), { type: 'load' }, []],
  ['loads an older page', LOADED, { type: 'load-older' }, ['load-older']],
  ['one older page at a time', { ...LOADED, older: loading }, { type: 'load-older' }, []],
  ['no page after the last', { ...LOADED, olderThan: undefined }, { type: 'load-older' }, []],
  ['sends', state({}), { type: 'send' }, ['post']],
  ['sends again when the wait is over', state({ wait: 0 }), { type: 'send' }, ['post']],
  ['sends nothing while it waits', state({ wait: 1 }), { type: 'send' }, []],
  ['sends no empty text', state({ text: ' ' }), { type: 'send' }, []],
  [
    'sends a text that is just short enough',
    state({ text: 'ä'.repeat(2000) }),
    { type: 'send' },
    ['post'],
  ],
  ['sends no longer one', state({ text: 'ä'.repeat(2001) }), { type: 'send' }, []],
  ['sends one at a time', state({ sending: loading }), { type: 'send' }, []],
  ['counts down', state({ wait: 2 }), { type: 'second-passed' }, ['count-second']],
  ['until the end', state({ wait: 1 }), { type: 'second-passed' }, []],
  [
    'reads the list after the first comment',
    state({}),
    { type: 'sent', comment: comment('2') },
    ['load'],
  ],
  ['and not a list that it has', LOADED, { type: 'sent', comment: comment('2') }, []],
  [
    'says why it was too soon',
    LOADED,
    { type: 'returned', reason: soon },
    ['warn', 'count-second'],
  ],
  ['a name of another is no failure', LOADED, { type: 'returned', reason: null }, []],
])('%s', (_, before, event, effects) => {
  expect(stepComments(before, event).effects.map((effect) => effect.do)).toEqual(effects);
});

test('typing forgets a failure, and a wait that is over', () => {
  const typed = (change: Partial<CommentsState>) =>
    stepComments(state(change), { type: 'type', text: 'b' }).state;
  expect(typed({ sending: FAILED, wait: 0 })).toMatchObject({ sending: idle, wait: undefined });
  expect(typed({ sending: loading, wait: 3 })).toMatchObject({ sending: loading, wait: 3 });
});

test('deletes all comments of one author, also those that were sent since', () => {
  const before = state({
    list: success([comment('1', 'x'), comment('2', 'y')]),
    sent: [comment('3', 'x')],
  });
  const { state: after, effects } = stepComments(before, { type: 'delete-all-by', uid: 'x' });
  expect(effects).toEqual([{ do: 'delete-all-by', uid: 'x', ids: ['3', '1'] }]);
  expect([...after.deletions.keys()]).toEqual(['3', '1']);
  const failed = stepComments(after, { type: 'delete-failed', ids: ['3'], error: new Error('no') });
  expect(failed.state.deletions.get('3')?.status).toBe('failure');
  expect(failed.state.deletions.get('1')?.status).toBe('loading');
});

describe('the line that is asked about', () => {
  const line = { Index: 1, Text: 'Wie gaats?' };
  const sent = (Line = line) =>
    ({ type: 'sent', comment: { ...comment('2'), Line } }) satisfies CommentsEvent;

  test('is kept with the draft, and goes with the comment', () => {
    const asked = stepComments(LOADED, { type: 'ask', line });
    expect(asked.effects).toEqual([{ do: 'keep-line', line }]);
    const after = stepComments(asked.state, sent());
    expect(after.state.line).toBeUndefined();
    expect(after.effects).toEqual([{ do: 'keep-line', line: undefined }]);
  });

  test('stays for the next comment, where it was chosen while one was sent', () => {
    const other = { Index: 2, Text: 'Guet.' };
    const after = stepComments({ ...LOADED, line: other }, sent());
    expect(after.state.line).toBe(other);
    expect(after.effects).toEqual([]);
  });
});

test('an answer stands in its comment, until it is taken back', () => {
  const answer = { Message: 'Hoi', TimeStamp: '2026-11-28T10:00:00.000Z' };
  const shown = (after: CommentsState) => shownComments(after).map((one) => one.comment.Answer);
  const answered = stepComments(LOADED, { type: 'answered', id: '1', answer }).state;
  expect(shown(answered)).toEqual([answer]);
  expect(shown(stepComments(answered, { type: 'answered', id: '1', answer: null }).state)).toEqual([
    null,
  ]);
});
