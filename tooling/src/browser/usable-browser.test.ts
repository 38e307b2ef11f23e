import { browserProblem, isSnapStub } from './usable-browser';

/** The beginning of Ubuntu's `/usr/bin/chromium-browser`. */
const STUB = `#!/bin/sh

if ! [ -x /snap/bin/chromium ]; then
    echo "" >&2
    echo "Command '$0' requires the chromium snap to be installed." >&2
    echo "Please install it with:" >&2
    echo "" >&2
    echo "snap install chromium" >&2
    exit 1
fi
`;

/** The beginning of Debian's `/usr/bin/chromium`. */
const LAUNCHER = '#!/bin/sh\n\n# Chromium launcher\n\nAPPNAME=chromium\nLIBDIR=/usr/lib/$APPNAME\n';

describe('a script that asks for the snap', () => {
  test('is no browser without the snap', () => {
    expect(isSnapStub(STUB, false)).toBe(true);
  });

  test('is one with the snap, which it starts', () => {
    expect(isSnapStub(STUB, true)).toBe(false);
  });

  test.each([
    ["Debian's launcher", LAUNCHER],
    ['a program that names the snap somewhere', `\u007fELF ${STUB}`],
  ])('is not %s', (_, start) => {
    expect(isSnapStub(start, false)).toBe(false);
  });
});

describe('a browser that is there', () => {
  test('has no problem when it starts', () => {
    expect(browserProblem('/cache/chrome', { exitCode: 0, stderr: 'a warning' })).toBeUndefined();
  });

  test('names the system library that it lacks, and the command, in one line', () => {
    const stderr =
      '/cache/chrome: error while loading shared libraries: libnss3.so: cannot open shared object file: No such file or directory\n';
    expect(browserProblem('/cache/chrome', { exitCode: 127, stderr })).toBe(
      '/cache/chrome needs the system library libnss3.so, which is missing. Install it with "sudo npx playwright install-deps chromium".',
    );
  });

  test('says in one line that it does not start, whatever else is wrong', () => {
    expect(browserProblem('/my/chrome', { exitCode: 2, stderr: 'no\nsuch\nthing' })).toBe(
      '/my/chrome does not start (exit code 2). Name another Chromium in CHROMIUM_PATH.',
    );
  });
});
