import type { Alerts } from 'shared-contracts';
import type { DeviceStorage } from '../storage/device-storage';
import { CHANNEL_KEY } from './this-browser';

const JOINED = {
  title: 'You have joined the testers.',
  description:
    'This browser now gets new builds first. The page /__remotes shows which, and /?channel=stable ends it.',
};
const LEFT = {
  title: 'You have left the testers.',
  description: 'This browser gets the same builds as other learners again.',
};

/**
 * Joins the testers by a link, `?channel=canary`, and leaves them by `?channel=stable`. The choice
 * belongs to the device, not to an account. The parameter is removed, so a copied address joins
 * nobody. Only such a link loads this module. Source: decision 51.
 *
 * @param alerts tells the person once that they joined or left, or that the device cannot store it
 */
export function followChannelLink(
  storage: DeviceStorage,
  { pathname, search, hash: anchor }: Location,
  alerts: Pick<Alerts, 'show'>,
) {
  const query = new URLSearchParams(search);
  const channel = query.get('channel');
  const earlierChannel = storage.getItem(CHANNEL_KEY);
  if (channel === 'canary') storage.setItem(CHANNEL_KEY, channel);
  else if (channel === 'stable') storage.removeItem(CHANNEL_KEY);
  else return;
  query.delete('channel');
  const rest = `${query}`;
  history.replaceState(history.state, '', `${pathname}${rest && `?${rest}`}${anchor}`);
  const now = storage.getItem(CHANNEL_KEY);
  if (channel === 'canary' && now === null) {
    alerts.show({
      title: 'You have not joined the testers.',
      description:
        'This browser stores nothing for this site. Allow that, and open the link again.',
    });
  } else if (now !== earlierChannel) {
    alerts.show(now === null ? LEFT : JOINED);
  }
}
