const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\]):\d+$/;

/**
 * Keeps accounts with a known password out of real projects. Firebase reserves project ids that
 * begin with `demo-`, so no real project has one.
 *
 * @throws {RangeError} unless the project is a demo and both hosts are this machine
 */
export function assertLocal(projectId: string, ...hosts: (string | undefined)[]): void {
  if (!projectId.startsWith('demo-')) {
    throw new RangeError(`Seed accounts are for demo projects only, not for ${projectId}`);
  }
  for (const host of hosts) {
    if (host === undefined || !LOOPBACK.test(host)) {
      throw new RangeError(
        `Seed accounts are for emulators of this machine, not ${host ?? 'the cloud'}`,
      );
    }
  }
}
