import { dirname } from 'node:path';

const folders = (file: string) => dirname(file).split('/');
const stem = (file: string) => file.replace(/^.*\//, '').replace(/[.].*$/, '');

/** Distance of a test from a file: 0 for its own test, else 1 plus the folders up and down. */
export function distance(file: string, test: string): number {
  const [from, to] = [folders(file), folders(test)];
  const apart = from.findIndex((name, index) => name !== to[index]);
  const common = apart < 0 ? from.length : apart;
  const steps = from.length + to.length - 2 * common;
  return steps === 0 && stem(file) === stem(test) ? 0 : steps + 1;
}

/**
 * Chooses the tests that judge a file: the nearest first, and of equally near ones the quickest.
 *
 * @param related all tests that load the file
 * @param most how many tests at most
 * @param secondsOf how long a test file takes
 * @param isAbout whether a test comes first, however far away, because it names the collection
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
