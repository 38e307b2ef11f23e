import { dirname } from 'node:path';

const folders = (file: string) => dirname(file).split('/');
const stem = (file: string) => file.replace(/^.*\//, '').replace(/[.].*$/, '');

/** How far a test is from a file: 0 for its own test, then by folders up and down. */
export function distance(file: string, test: string): number {
  const [from, to] = [folders(file), folders(test)];
  const apart = from.findIndex((name, index) => name !== to[index]);
  const common = apart < 0 ? from.length : apart;
  const steps = from.length + to.length - 2 * common;
  return steps === 0 && stem(file) === stem(test) ? 0 : steps + 1;
}

/**
 * The tests that judge a file: the nearest first, and of those the quickest.
 *
 * @param related all tests that load it
 * @param most how many of them at most
 * @param secondsOf how long a test file takes
 * @param isAbout whether a test is about the very thing, wherever it lies; such tests come first
 */
export function testsThatBelong(
  file: string,
  related: readonly string[],
  most: number,
  secondsOf: (test: string) => number = () => 0,
  isAbout: (test: string) => boolean = () => false,
): string[] {
  const apart = (test: string) => (isAbout(test) ? -1 : distance(file, test));
  return related
    .toSorted((a, b) => apart(a) - apart(b) || secondsOf(a) - secondsOf(b))
    .slice(0, most);
}
