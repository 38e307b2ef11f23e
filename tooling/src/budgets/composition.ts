import type { Bytes } from './bytes-by-module';
import type { Measured } from './measurement';

/** `12,345` */
export const inDigits = (bytes: number) => bytes.toLocaleString('en');

const heaviestFirst = (parts: Bytes) => Object.entries(parts).sort(([, a], [, b]) => b - a);

/**
 * Lists the parts of a file, a line each, the heaviest first.
 *
 * @param parts bytes before compression by module
 * @param most how many are named
 */
export function heaviest(parts: Bytes, most = Infinity): readonly string[] {
  const all = heaviestFirst(parts);
  const others = all.length - Math.min(most, all.length);
  return [
    ...all.slice(0, most).map(([name, bytes]) => `${inDigits(bytes).padStart(10)}  ${name}`),
    ...(others > 0 ? [`            and ${others} more`] : []),
  ];
}

/** Its compressed weight, that of its files, and its modules before compression. */
export function describeWhole(name: string, { bytes, files, modules }: Measured): string {
  return [
    `${name}: ${inDigits(bytes)} bytes`,
    ...(files ? ['  files, as they travel:', ...heaviest(files)] : []),
    '  modules, before compression:',
    ...heaviest(modules()),
  ].join('\n');
}
