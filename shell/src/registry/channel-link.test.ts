import { followChannelLink } from './channel-link';
import { canariesOf } from './this-browser';

beforeEach(() => localStorage.clear());

describe('the link of the testers', () => {
  const open = (address: string) => {
    history.replaceState(null, '', address);
    followChannelLink(localStorage, location);
    return canariesOf(localStorage).isTester;
  };

  test('joins this device, and leaves again', () => {
    expect(open('/')).toBe(false);
    expect(open('/?channel=canary')).toBe(true);
    expect(open('/')).toBe(true);
    expect(open('/?channel=stable')).toBe(false);
  });

  test('is not in the address any more, so that nobody joins who gets the address', () => {
    open('/subscriptions?plan=VIP&channel=canary#prices');
    expect(location.href).toMatch(/\/subscriptions\?plan=VIP#prices$/);
    open('/?channel=stable');
    expect(location.href).toMatch(/\/$/);
  });

  test.each(['beta', '', 'canary2'])('does nothing for channel "%s"', (channel) => {
    expect(open(`/?channel=${channel}`)).toBe(false);
    expect(location.search).toBe(`?channel=${channel}`);
  });
});
