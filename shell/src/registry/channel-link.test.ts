import type { Alert } from 'shared-contracts';
import { deviceStorage, type DeviceStorage } from '../storage/device-storage';
import { followChannelLink } from './channel-link';
import { canariesOf } from './this-browser';

beforeEach(() => localStorage.clear());

describe('the link of the testers', () => {
  const show = jest.fn<void, [Alert]>();
  const open = (address: string, storage: DeviceStorage = localStorage) => {
    history.replaceState(null, '', address);
    show.mockClear();
    followChannelLink(storage, location, { show });
    return canariesOf(storage).isTester;
  };
  const blocked = deviceStorage(() => {
    throw new Error('blocked');
  });

  test('shows an error on a device that stores nothing', () => {
    expect(open('/?channel=canary', blocked)).toBe(false);
    expect(show.mock.calls).toEqual([
      [
        {
          title: 'You have not joined the testers.',
          description:
            'This browser stores nothing for this site. Allow that, and open the link again.',
        },
      ],
    ]);
    expect(location.search).toBe('');
  });

  test.each(['/?channel=stable', '/?channel=beta', '/'])(
    'has nothing to say there of %s',
    (link) => {
      open(link, blocked);
      expect(show).not.toHaveBeenCalled();
    },
  );

  test('tells once that this browser has joined or left, and where to see more', () => {
    const said = (address: string) => {
      open(address);
      return show.mock.calls.map(([{ title, description }]) => `${title} ${description}`);
    };
    expect(said('/?channel=stable')).toEqual([]);
    expect(said('/?channel=canary')).toEqual([
      'You have joined the testers. This browser now gets new builds first. The page /__remotes shows which, and /?channel=stable ends it.',
    ]);
    expect(said('/?channel=canary')).toEqual([]);
    expect(said('/')).toEqual([]);
    expect(said('/?channel=stable')).toEqual([
      'You have left the testers. This browser gets the same builds as other learners again.',
    ]);
  });

  test('joins this device, and leaves again', () => {
    expect(open('/')).toBe(false);
    expect(open('/?channel=canary')).toBe(true);
    expect(open('/')).toBe(true);
    expect(open('/?channel=stable')).toBe(false);
  });

  test('is removed from the address, so a copied address joins nobody', () => {
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
