// What run.mjs decides before anything is installed; plain JavaScript without a dependency.

/**
 * npm leaves these out where they do not fit the machine, or links them to a folder of this
 * repository.
 */
const isAlwaysInstalled = ([path, { link, optional, devOptional }]) =>
  path.includes('node_modules/') && !link && !optional && !devOptional;

/**
 * Why an installation is needed. npm lists what it has installed in `node_modules`, as the last
 * step of every installation, so one that was interrupted has no list.
 *
 * @param {{ packages: Record<string, { version?: string }> }} lock package-lock.json
 * @param {{ packages: Record<string, { version?: string }> } | undefined} installed
 *   node_modules/.package-lock.json
 * @returns {string | undefined} undefined when what is installed fits the lock file
 */
export function reasonToInstall(lock, installed) {
  if (!installed) return 'the dependencies are not installed yet';
  const stale = Object.entries(lock.packages)
    .filter(isAlwaysInstalled)
    .find(([path, { version }]) => installed.packages[path]?.version !== version);
  return stale && `${stale[0].replace(/^.*node_modules\//, '')} ${stale[1].version} is missing`;
}
