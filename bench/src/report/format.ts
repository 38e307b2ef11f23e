import type { Unit } from '../goals/goal';
import type { Spread } from '../statistics';

/** Writes a value with its significant digits and its unit. */
export function format(value: number, unit: Unit): string {
  switch (unit) {
    case 'ratio':
      return value.toFixed(2);
    case 'ms':
      return `${value.toFixed(0)} ms`;
    case 'kB':
      return `${value.toFixed(1)} kB`;
    case 'score':
      return value.toFixed(3);
    case 'count':
      return Number.isInteger(value) ? String(value) : value.toFixed(1);
  }
}

/** Lower and upper quartile; empty for a single value. */
export const formatSpread = ({ lower, upper, count }: Spread, unit: Unit): string =>
  count < 2 ? '' : `${format(lower, unit)} … ${format(upper, unit)}`;
