import { SITES, type Addresses, type Site } from '../addresses';

/** Headers that would make a browser refuse plain HTTP on this machine for months. */
const PRODUCTION_ONLY = new Set(['strict-transport-security']);

/** Origins in production, as in firebase.json. */
export const PRODUCTION_ORIGINS: Readonly<Record<Site, string>> = {
  shell: 'https://swissgerman.example',
  'mf-auth': 'https://mf-auth.swissgerman.example',
  'mf-lessons': 'https://mf-lessons.swissgerman.example',
  'mf-subscriptions': 'https://mf-subscriptions.swissgerman.example',
  'mf-live': 'https://mf-live.swissgerman.example',
  media: 'https://media.swissgerman.example',
};

function replacements({ sites, auth, firestore, functions }: Addresses): [RegExp, string][] {
  const exactly = (origin: string) =>
    new RegExp(`${origin.replaceAll('.', '\\.')}(?![\\w.-])`, 'g');
  return [
    ...SITES.map((site): [RegExp, string] => [
      exactly(PRODUCTION_ORIGINS[site]),
      sites[site].origin,
    ]),
    [exactly('https://identitytoolkit.googleapis.com'), `http://${auth}`],
    [exactly('https://securetoken.googleapis.com'), `http://${auth}`],
    [exactly('https://firestore.googleapis.com'), `http://${firestore}`],
    // The frame of the sign-in window; the emulator has its own.
    [/https:\/\/[\w-]+\.firebaseapp\.com(?![\w.-])/g, `http://${auth}`],
    [/https:\/\/[\w*-]+(\.[\w-]+)*\.cloudfunctions\.net(?![\w.-])/g, `http://${functions}`],
    [/;?\s*upgrade-insecure-requests/g, ''],
  ];
}

/**
 * The headers of production for this machine: the same policies, with local origins.
 *
 * @param headers names in lower case
 */
export function localHeaders(
  headers: Readonly<Record<string, string>>,
  addresses: Addresses,
): Readonly<Record<string, string>> {
  const rules = replacements(addresses);
  const localize = (value: string) =>
    rules.reduce((text, [production, local]) => text.replace(production, local), value);
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !PRODUCTION_ONLY.has(name))
      .map(([name, value]) => [name, localize(value)]),
  );
}
