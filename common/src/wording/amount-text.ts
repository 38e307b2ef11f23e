import type { Price } from 'shared-contracts';

/** From this amount on, digits need a separator, which only `Intl` knows. */
const GROUPED = 100_000;

/**
 * Writes an amount in Swiss form: `CHF 9.90`. The usual price does without `Intl`, whose first use
 * takes 54 ms on a slow phone. Source: CONST-price-format.
 */
export function amountText({ currency, unit_amount }: Price): string {
  const code = currency.toUpperCase();
  const isUsual = Number.isInteger(unit_amount) && unit_amount >= 0 && unit_amount < GROUPED;
  if (code === 'CHF' && isUsual) return `CHF\u00a0${(unit_amount / 100).toFixed(2)}`;
  const style = { style: 'currency', currency: code } as const;
  return new Intl.NumberFormat('en-CH', style).format(unit_amount / 100);
}
