import { SITES, type Addresses, type Site } from 'delivery/addresses';

const PORT = { m: 3006, m2: 3007, mp4: 3008 } as const;

/** Sites beside those of the product: the shells of the two monoliths, and the plain film. */
export type ExtraSite = keyof typeof PORT;

export const extraSite = ({ offset }: Addresses, name: ExtraSite) => {
  const port = PORT[name] + offset;
  return { port, origin: `https://localhost:${port}` };
};

/** Ports of the bench beside those of the product, ascending. */
export const extraPorts = ({ offset }: Addresses): readonly number[] =>
  Object.values(PORT).map((port) => port + offset);

/** The same addresses with `https:` for each site. Emulators stay on plain HTTP. */
export function secureAddresses(addresses: Addresses): Addresses {
  const secure = (site: Site) => {
    const { port, origin } = addresses.sites[site];
    return [site, { port, origin: origin.replace(/^http:/, 'https:') }] as const;
  };
  return { ...addresses, sites: Object.fromEntries(SITES.map(secure)) as Addresses['sites'] };
}

/** The addresses of a monolith: another shell, with the same backend and media. */
export const withShell = (addresses: Addresses, shell: Addresses['sites']['shell']): Addresses => ({
  ...addresses,
  sites: { ...addresses.sites, shell },
});

/**
 * The addresses of another composition of the product: other ports for shell and remotes, with the
 * same backend and media.
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
