/** Programs of Firefox and WebKit, by the environment variable that names them to the tests. */
const PROGRAMS = {
  FIREFOX_PATH: ['firefox-esr', 'firefox'],
  WEBKIT_DRIVER_PATH: ['WebKitWebDriver'],
  XVFB_RUN_PATH: ['xvfb-run'],
} as const;

/** Debian's small browser around WebKitGTK, which is not on the PATH. */
const MINIBROWSER = /\/webkit2gtk-4\.1\/MiniBrowser$/;

export const INSTALL_ENGINES =
  'apt-get install -y firefox-esr webkit2gtk-driver xvfb gstreamer1.0-plugins-good gstreamer1.0-plugins-bad gstreamer1.0-libav';

/**
 * Finds the programs that tests in Firefox and WebKit need.
 *
 * @param which absolute path of a command on the PATH
 * @param libraries absolute paths of programs in the folders of libraries
 * @returns the environment of the tests, and the commands that this machine lacks
 */
export function findEngines(
  which: (command: string) => string | undefined,
  libraries: readonly string[],
): { readonly env: Readonly<Record<string, string>>; readonly missing: readonly string[] } {
  const programs = Object.entries(PROGRAMS).map(([name, commands]) => ({
    name,
    command: commands[0],
    path: commands.map(which).find((path) => path !== undefined),
  }));
  const path = libraries.find((file) => MINIBROWSER.test(file));
  const all = [...programs, { name: 'MINIBROWSER_PATH', command: 'MiniBrowser', path }];
  return {
    env: Object.fromEntries(all.map((each) => [each.name, each.path ?? ''])),
    missing: all.filter((each) => each.path === undefined).map(({ command }) => command),
  };
}
