import { networkInterfaces } from 'node:os';

/** The parts of a network interface that are looked at. */
export interface InterfaceAddress {
  readonly address: string;
  readonly family: string;
  readonly internal: boolean;
}

/**
 * Addresses by which a phone of the same network reaches this machine.
 *
 * @param interfaces as the system lists them
 */
export const networkAddresses = (
  interfaces: Readonly<
    Record<string, readonly InterfaceAddress[] | undefined>
  > = networkInterfaces(),
): readonly string[] =>
  Object.values(interfaces)
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** What a start with `--lan` says about the simulator, one line each. */
export function networkLines(port: number, addresses: readonly string[]): readonly string[] {
  if (addresses.length === 0) return ['This machine is in no network, so no phone can reach it.'];
  return [
    ...addresses.map(
      (address) => `On a phone of the same network: http://${address}:${port}/__simulator`,
    ),
    'Everybody in this network can use the simulator and the test data behind it while it runs.',
  ];
}
