import { networkInterfaces } from 'node:os';

export interface InterfaceAddress {
  readonly address: string;
  readonly family: string;
  readonly internal: boolean;
}

/**
 * Lists the addresses by which a phone in the same network reaches this machine.
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

/** Lines about the simulator for a start with `--lan`. */
export function networkLines(port: number, addresses: readonly string[]): readonly string[] {
  if (addresses.length === 0) return ['This machine is in no network, so no phone can reach it.'];
  return [
    ...addresses.map(
      (address) => `On a phone of the same network: http://${address}:${port}/__simulator`,
    ),
    'Everybody in this network can use the simulator and the test data behind it while it runs.',
  ];
}
