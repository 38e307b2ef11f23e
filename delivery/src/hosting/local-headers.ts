import { SITES, type Addresses, type Site } from '../addresses';

/** Headers by which a browser would refuse plain HTTP on this machine for months. */
const PRODUCTION_ONLY = new Set(['strict-transport-security']);

const PRODUCTION_DOMAIN = 'swissgerman.example';

/** Origins in production, as in firebase.json. */
export const PRODUCTION_ORIGINS = Object.fromEntries(
  SITES.map((site) => [site, `https://${site === 'shell' ? '' : `${site}.`}${PRODUCTION_DOMAIN}`]),
) as Readonly<Record<Site, string>>;

const exactly = (origin: string) => new RegExp(`${origin.replaceAll('.', '\\.')}(?![\\w.-])`, 'g');

/** Replaces the origins of production in a text by those of a deployment. */
export const withOrigins = (text: string, origins: Readonly<Record<Site, string>>): string =>
  SITES.reduce(
    (before, site) => before.replace(exactly(PRODUCTION_ORIGINS[site]), origins[site]),
    text,
  );

function replacements({ auth, firestore, functions }: Addresses): [RegExp, string][] {
  return [
    [exactly('https://identitytoolkit.googleapis.com'), `http://${auth}`],
    [exactly('https://securetoken.googleapis.com'), `http://${auth}`],
    [exactly('https://firestore.googleapis.com'), `http://${firestore}`],
    // The frame of the sign-in window, which the emulator serves too.
    [/https:\/\/[\w-]+\.firebaseapp\.com(?![\w.-])/g, `http://${auth}`],
    [/https:\/\/[\w*-]+(\.[\w-]+)*\.cloudfunctions\.net(?![\w.-])/g, `http://${functions}`],
    [/;?\s*upgrade-insecure-requests/g, ''],
  ];
}

/**
 * The headers of production with local origins, without those for HTTPS only.
 *
 * @param headers names in lower case
 */
export function localHeaders(
  headers: Readonly<Record<string, string>>,
  addresses: Addresses,
): Readonly<Record<string, string>> {
  const rules = replacements(addresses);
  const origins = Object.fromEntries(
    SITES.map((site) => [site, addresses.sites[site].origin]),
  ) as Record<Site, string>;
  const localize = (value: string) =>
    rules.reduce(
      (text, [production, local]) => text.replace(production, local),
      withOrigins(value, origins),
    );
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !PRODUCTION_ONLY.has(name))
      .map(([name, value]) => [name, localize(value)]),
  );
}
