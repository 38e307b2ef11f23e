import { render } from '@testing-library/react';
import { BehaviorSubject } from 'kit';
import type { Session, SessionState } from 'shared-contracts';
import { usePlayerAhead } from './use-player-ahead';

const mockLoadEngine = jest.fn(async () => undefined);
jest.mock('./choose-engine', () => ({ loadEngine: () => mockLoadEngine() }));

const MEMBER = { status: 'member' } as SessionState;
const VISITOR = { status: 'visitor' } as SessionState;

function Ahead({ session }: { session: Session }) {
  usePlayerAhead(session);
  return null;
}

function setUp(state: SessionState) {
  const state$ = new BehaviorSubject(state);
  return { state$, ...render(<Ahead session={{ state$ } as unknown as Session} />) };
}

beforeEach(() => {
  jest.useFakeTimers();
  mockLoadEngine.mockClear();
});
afterEach(() => jest.useRealTimers());

it('fetches the code for a member, but not before a frame is shown', () => {
  setUp(MEMBER);
  expect(mockLoadEngine).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(mockLoadEngine).toHaveBeenCalledTimes(1);
});

it('fetches nothing for a visitor, and does once they are signed in', () => {
  const { state$ } = setUp(VISITOR);
  jest.runAllTimers();
  expect(mockLoadEngine).not.toHaveBeenCalled();
  state$.next(MEMBER);
  jest.runAllTimers();
  expect(mockLoadEngine).toHaveBeenCalledTimes(1);
});

it('fetches nothing for a lesson that was left before it was seen', () => {
  const { unmount } = setUp(MEMBER);
  unmount();
  jest.runAllTimers();
  expect(mockLoadEngine).not.toHaveBeenCalled();
});
