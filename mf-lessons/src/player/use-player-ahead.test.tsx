import { render } from '@testing-library/react';
import { BehaviorSubject } from 'kit';
import type { Session, SessionState } from 'shared-contracts';
import { usePlayerAhead } from './use-player-ahead';

const mockLoadEngine = jest.fn(async () => undefined);
jest.mock('kit/stream', () => ({
  ...jest.requireActual<object>('kit/stream'),
  loadEngine: () => mockLoadEngine(),
}));

const MEMBER = { status: 'member' } as SessionState;
const VISITOR = { status: 'visitor' } as SessionState;
const UNKNOWN = { status: 'unknown' } as SessionState;

type Audience = 'members' | 'everybody';

function Ahead({ session, audience }: { session: Session; audience: Audience }) {
  usePlayerAhead(session, audience);
  return null;
}

function setUp(state: SessionState, audience: Audience = 'members', isRemembered = false) {
  const state$ = new BehaviorSubject(state);
  const session = { state$, isMemberRemembered: () => isRemembered } as unknown as Session;
  return { state$, ...render(<Ahead session={session} audience={audience} />) };
}

beforeEach(() => {
  jest.useFakeTimers();
  mockLoadEngine.mockClear();
});
afterEach(() => jest.useRealTimers());

test('fetches the code for a member, but not before a frame is shown', () => {
  setUp(MEMBER);
  expect(mockLoadEngine).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(mockLoadEngine).toHaveBeenCalledTimes(1);
});

test('fetches it at once where the device remembers a member, before the session is known', () => {
  setUp(UNKNOWN, 'members', true);
  expect(mockLoadEngine).toHaveBeenCalledTimes(1);
});

test.each<Audience>(['members', 'everybody'])(
  'fetches nothing for %s while the session is unknown and no member is remembered',
  (audience) => {
    setUp(UNKNOWN, audience);
    jest.runAllTimers();
    expect(mockLoadEngine).not.toHaveBeenCalled();
  },
);

test('fetches nothing for a visitor, and does once they are signed in', () => {
  const { state$ } = setUp(VISITOR);
  jest.runAllTimers();
  expect(mockLoadEngine).not.toHaveBeenCalled();
  state$.next(MEMBER);
  jest.runAllTimers();
  expect(mockLoadEngine).toHaveBeenCalledTimes(1);
});

test('fetches it for a visitor where everybody is given the video', () => {
  setUp(VISITOR, 'everybody');
  jest.runAllTimers();
  expect(mockLoadEngine).toHaveBeenCalledTimes(1);
});

test('fetches nothing for a lesson that was left before it was seen', () => {
  const { unmount } = setUp(MEMBER);
  unmount();
  jest.runAllTimers();
  expect(mockLoadEngine).not.toHaveBeenCalled();
});
