import { SITES, type Addresses, type Site } from 'delivery/addresses';

const PORT = { m: 3006, m2: 3007, mp4: 3008 } as const;

/** Origins beside those of the product: the shells of the two monoliths, and the plain film. */
export type ExtraSite = keyof typeof PORT;

export const extraSite = ({ offset }: Addresses, name: ExtraSite) => {
  const port = PORT[name] + offset;
  return { port, origin: `https://localhost:${port}` };
};

/** Everything that the bench listens on beside the product, in ascending order. */
export const extraPorts = ({ offset }: Addresses): readonly number[] =>
  Object.values(PORT).map((port) => port + offset);

/** The same addresses, with every site behind TLS. Emulators keep to plain HTTP. */
export function secureAddresses(addresses: Addresses): Addresses {
  const secure = (site: Site) => {
    const { port, origin } = addresses.sites[site];
    return [site, { port, origin: origin.replace(/^http:/, 'https:') }] as const;
  };
  return { ...addresses, sites: Object.fromEntries(SITES.map(secure)) as Addresses['sites'] };
}

/** The same backend and media, with another shell: where a monolith lives. */
export const withShell = (addresses: Addresses, shell: Addresses['sites']['shell']): Addresses => ({
  ...addresses,
  sites: { ...addresses.sites, shell },
});

/**
 * The same backend and media, with a shell and remotes of their own some ports further on: another
 * composition of the product.
 *
 * @param shift added to the ports of shell and remotes
 */
export function withOwnSites(addresses: Addresses, shift: number): Addresses {
  const ownSite = (site: Site) => {
    const port = addresses.sites[site].port + shift;
    return [
      site,
      site === 'media' ? addresses.sites.media : { port, origin: `https://localhost:${port}` },
    ] as const;
  };
  return { ...addresses, sites: Object.fromEntries(SITES.map(ownSite)) as Addresses['sites'] };
}
