import { addresses } from 'delivery/addresses';
import { localDeployment } from 'delivery/compose';
import { extraPorts, extraSite, secureAddresses, withOwnSites, withShell } from './bench-addresses';

const product = secureAddresses(addresses(20_000));

test('puts every site behind TLS, and leaves the emulators', () => {
  const { origins, emulators } = localDeployment(product);
  expect(origins.shell).toBe('https://localhost:23000');
  expect(origins.media).toBe('https://127.0.0.1:25010');
  expect(emulators).toEqual(localDeployment(addresses(20_000)).emulators);
});

test('gives a monolith the backend and the media of the product', () => {
  const monolith = withShell(product, extraSite(product, 'm'));
  expect(monolith.sites.shell.origin).toBe('https://localhost:23006');
  expect({ ...monolith.sites, shell: undefined }).toEqual({ ...product.sites, shell: undefined });
});

test('gives a composition a shell and remotes of its own', () => {
  const { sites, firestore } = withOwnSites(product, 20);
  expect(sites.shell).toEqual({ port: 23020, origin: 'https://localhost:23020' });
  expect(sites['mf-live'].port).toBe(23024);
  expect(sites.media).toEqual(product.sites.media);
  expect(firestore).toBe(product.firestore);
});

test('uses no port twice', () => {
  const compositions = [20, 40, 60].map((shift) => withOwnSites(product, shift));
  const own = compositions.flatMap(({ sites }) => [sites.shell.port, sites['mf-live'].port]);
  const ports = [
    ...Object.values(product.sites).map(({ port }) => port),
    ...extraPorts(product),
    ...own,
  ];
  expect(new Set(ports).size).toBe(ports.length);
});
