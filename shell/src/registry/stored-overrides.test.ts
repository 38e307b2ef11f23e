import { sessionOverrides } from './overrides';
import { clearOverrides, mayBeOverridden } from './stored-overrides';

beforeEach(() => sessionStorage.clear());

test('no override exists without one in the address or this session', () => {
  expect(mayBeOverridden('', sessionStorage)).toBe(false);
  expect(mayBeOverridden('?plan=VIP', sessionStorage)).toBe(false);
  expect(mayBeOverridden('?remote.mf-live=http://localhost:9', sessionStorage)).toBe(true);
  expect(mayBeOverridden('?composition=shell-1.live-2', sessionStorage)).toBe(true);
});

test('an override of the address lasts for the session, until it is cleared', () => {
  sessionOverrides('?remote.mf-live=http://localhost:9', sessionStorage);
  expect(mayBeOverridden('', sessionStorage)).toBe(true);
  clearOverrides(sessionStorage);
  expect(mayBeOverridden('', sessionStorage)).toBe(false);
});
