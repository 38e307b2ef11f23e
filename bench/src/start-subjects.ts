import type { Addresses } from 'delivery/addresses';
import { requireBrowser } from 'tooling/browser/require-browser';
import type { Tls } from 'tooling/hosting';
import { runFolder } from 'delivery/paths';
import { requireFreePorts } from 'tooling/preflight';
import type { Processes } from 'tooling/processes/processes';
import type { Cleanup } from 'tooling/processes/with-processes';
import { build } from 'tooling/product/build';
import { startProduct } from 'tooling/product/start-product';
import type { Profile } from './profiles';
import { extraPorts } from './server/bench-addresses';
import { makeCertificate } from './server/certificate';
import { startVariants, type Variant } from './variants';

/** Starts and ends processes for a run, and prints its lines. */
export interface Run {
  readonly processes: Processes;
  readonly cleanup: Cleanup;
  readonly say: (line: string) => void;
}

/** The product and its yardsticks, started behind TLS. */
export interface Subjects {
  readonly variants: readonly Variant[];
  /** Absolute path of the browser. */
  readonly executable: string;
  /** Hash of our certificate's public key, which the browser trusts. */
  readonly publicKeyHash: string;
  /** File name of the first page of the product's catalogue. */
  readonly catalogueFile: string;
  readonly tls: Tls;
  /** Delays each new connection as a profile says, from now on. */
  readonly connectsAs: (profile: Pick<Profile, 'network'>) => void;
}

/**
 * Starts the product and its yardsticks.
 *
 * @param addresses of the product, with `https:` origins
 * @throws {PlainError} when something it needs is missing
 */
export async function startSubjects(
  addresses: Addresses,
  { processes, cleanup, say }: Run,
): Promise<Subjects> {
  await requireFreePorts(extraPorts(addresses), addresses.offset);
  const executable = await requireBrowser(processes, say);
  const certificate = await makeCertificate(processes, runFolder(addresses.offset, 'tls'));
  let connectMs = 0;
  const tls = { ...certificate, connectDelayMs: () => connectMs };
  const { catalogueFile } = await startProduct({
    addresses,
    processes,
    cleanup,
    say,
    data: 'seeds',
    hosting: { tls },
  });
  await build(processes, say, ['--monolith']);
  const variants = await startVariants({ addresses, catalogueFile, tls, cleanup });
  return {
    variants,
    executable,
    publicKeyHash: certificate.publicKeyHash,
    catalogueFile,
    tls,
    connectsAs: ({ network }) => void (connectMs = network?.connectMs ?? 0),
  };
}
