import { sessionOverrides } from './overrides';
import { clearOverrides, mayBeOverridden } from './stored-overrides';

beforeEach(() => sessionStorage.clear());

test('nothing is overridden unless the address or this session says so', () => {
  expect(mayBeOverridden('', sessionStorage)).toBe(false);
  expect(mayBeOverridden('?plan=VIP', sessionStorage)).toBe(false);
  expect(mayBeOverridden('?remote.mf-live=http://localhost:9', sessionStorage)).toBe(true);
  expect(mayBeOverridden('?composition=shell-1.live-2', sessionStorage)).toBe(true);
});

test('what the address has said lasts for the session, until it is cleared', () => {
  sessionOverrides('?remote.mf-live=http://localhost:9', sessionStorage);
  expect(mayBeOverridden('', sessionStorage)).toBe(true);
  clearOverrides(sessionStorage);
  expect(mayBeOverridden('', sessionStorage)).toBe(false);
});
