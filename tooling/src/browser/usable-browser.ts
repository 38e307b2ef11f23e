/** The path of Ubuntu's snap of Chromium. */
export const SNAP = '/snap/bin/chromium';

/**
 * Whether a program named as Chromium is only a script that asks for the snap, as Ubuntu's
 * `/usr/bin/chromium-browser` is.
 *
 * @param start the first bytes of the file, as text
 * @param hasSnap whether `SNAP` exists; then the script starts it
 */
export const isSnapStub = (start: string, hasSnap: boolean): boolean =>
  !hasSnap && start.startsWith('#!') && start.includes(SNAP);

/**
 * Says why a browser does not start.
 *
 * @param browser absolute path
 * @param ended how `browser --version` ended, and what it printed to standard error
 * @returns one line that says what to do; undefined when it starts
 */
export function browserProblem(
  browser: string,
  ended: { readonly exitCode: number; readonly stderr: string },
): string | undefined {
  if (ended.exitCode === 0) return undefined;
  const [, library] = /error while loading shared libraries: ([^:\s]+)/.exec(ended.stderr) ?? [];
  return library === undefined
    ? `${browser} does not start (exit code ${ended.exitCode}). Name another Chromium in CHROMIUM_PATH.`
    : `${browser} needs the system library ${library}, which is missing. Install it with "sudo npx playwright install-deps chromium".`;
}
