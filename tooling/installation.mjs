// Tells run.mjs whether to install the dependencies, so it uses none of them.

/** npm installs these on every machine: neither optional packages nor links to our own folders. */
const isAlwaysInstalled = ([path, { link, optional, devOptional }]) =>
  path.includes('node_modules/') && !link && !optional && !devOptional;

/**
 * Says why an installation is needed. npm writes its list of installed packages as the last step,
 * so an interrupted installation has no list.
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
