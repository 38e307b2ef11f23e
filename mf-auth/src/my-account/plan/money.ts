/** `CHF 39.00` */
export const moneyOf = ({
  currency,
  unit_amount,
}: {
  readonly currency: string;
  /** In hundredths. */
  readonly unit_amount: number;
}): string =>
  new Intl.NumberFormat('en-CH', { style: 'currency', currency: currency.toUpperCase() }).format(
    unit_amount / 100,
  );
