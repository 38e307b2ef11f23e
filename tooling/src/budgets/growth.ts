import type { Bytes } from './bytes-by-module';

/** What is named per breach; the largest first. */
const NAMED = 5;

/** `12,345` */
export const inDigits = (bytes: number) => bytes.toLocaleString('en');

interface Growth {
  readonly name: string;
  readonly by: number;
}

const largestFirst = (a: Growth, b: Growth) => b.by - a.by;

function listed(title: string, growth: readonly Growth[]): readonly string[] {
  const named = growth.toSorted(largestFirst).slice(0, NAMED);
  if (named.length === 0) return [];
  const others = growth.length - named.length;
  return [
    `  ${title}:`,
    ...named.map(({ name, by }) => `    +${inDigits(by)}  ${name}`),
    ...(others > 0 ? [`    and ${others} more`] : []),
  ];
}

/**
 * Names what grew and what is new, in lines.
 *
 * @param now bytes before compression by module
 * @param before the same, when the ceiling was set
 */
export function growthLines(now: Bytes, before: Bytes): readonly string[] {
  const grown = Object.entries(now)
    .map(([name, bytes]) => ({ name, by: bytes - (before[name] ?? 0) }))
    .filter(({ by }) => by > 0);
  if (grown.length === 0) return ['  no module grew since the record: it compresses less well'];
  const wasThere = ({ name }: Growth) => before[name] !== undefined;
  return [
    ...listed('grew since the record, in bytes before compression', grown.filter(wasThere)),
    ...listed(
      'new, in bytes before compression',
      grown.filter((each) => !wasThere(each)),
    ),
  ];
}
