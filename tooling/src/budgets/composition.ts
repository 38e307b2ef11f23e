import type { Bytes } from './bytes-by-module';
import type { Measured } from './measurement';

/** `12,345` */
export const inDigits = (bytes: number) => bytes.toLocaleString('en');

const heaviestFirst = (parts: Bytes) => Object.entries(parts).sort(([, a], [, b]) => b - a);

/**
 * Lists the parts of a file, one a line, the heaviest first.
 *
 * @param parts bytes by name
 * @param most how many parts are named
 */
export function heaviest(parts: Bytes, most = Infinity): readonly string[] {
  const all = heaviestFirst(parts);
  const others = all.length - Math.min(most, all.length);
  return [
    ...all.slice(0, most).map(([name, bytes]) => `${inDigits(bytes).padStart(10)}  ${name}`),
    ...(others > 0 ? [`            and ${others} more`] : []),
  ];
}

/** Describes a file or page: its compressed bytes, its files, its modules before compression. */
export function describeWhole(name: string, { bytes, files, modules }: Measured): string {
  return [
    `${name}: ${inDigits(bytes)} bytes`,
    ...(files ? ['  files, as they travel:', ...heaviest(files)] : []),
    '  modules, before compression:',
    ...heaviest(modules()),
  ].join('\n');
}
