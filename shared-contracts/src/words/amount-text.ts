import type { Price } from '../entities/subscription';

/**
 * Writes currency and amount as they are written in Switzerland: `CHF 9.90`.
 * Source: CONST-price-format.
 */
export function amountText({ currency, unit_amount }: Price): string {
  const style = { style: 'currency', currency: currency.toUpperCase() } as const;
  return new Intl.NumberFormat('en-CH', style).format(unit_amount / 100);
}
