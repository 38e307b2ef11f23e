import { REMOTE_NAMES, type RemoteName } from '../addresses';

/** The packages that webpack builds: the shell and the remotes. */
export const BUILT_PACKAGES = ['shell', ...REMOTE_NAMES] as const;
export type BuiltPackage = (typeof BUILT_PACKAGES)[number];

export const isRemote = (name: BuiltPackage): name is RemoteName => name !== 'shell';

/** Global name of the container of one build of a remote: two builds never share one. */
export const containerName = (name: RemoteName, build: string) =>
  `${name.replaceAll('-', '_')}_${build}`;
