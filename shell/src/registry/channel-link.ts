import type { DeviceStorage } from '../storage/device-storage';
import { CHANNEL_KEY } from './this-browser';

/**
 * Joins the testers by a link, `?channel=canary`, and leaves them by `?channel=stable`. It holds
 * for this device, whoever is signed in. The address forgets it, so whoever gets the address does
 * not join. A module of its own, fetched for such a link alone. Source: decision 51.
 */
export function followChannelLink(
  storage: DeviceStorage,
  { pathname, search, hash: anchor }: Location,
) {
  const query = new URLSearchParams(search);
  const channel = query.get('channel');
  if (channel === 'canary') storage.setItem(CHANNEL_KEY, channel);
  else if (channel === 'stable') storage.removeItem(CHANNEL_KEY);
  else return;
  query.delete('channel');
  const rest = `${query}`;
  history.replaceState(history.state, '', `${pathname}${rest && `?${rest}`}${anchor}`);
}
