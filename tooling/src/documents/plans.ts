import { readOffers } from 'publisher';
import { inRoot } from 'delivery/paths';

/** Makes a Markdown table as Prettier formats it. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths?.[column] ?? 0, fill)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [
    line(head),
    line(
      head.map(() => ''),
      '-',
    ),
    ...body.map((row) => line(row)),
  ].join('\n');
}

/** Makes the table of plans in docs/product.md from the price list. */
export async function plansTable(): Promise<string> {
  const [offer] = await readOffers(inRoot('firebase/content'));
  if (!offer) throw new Error('The price list has no offer');
  const rows = offer.packages.map((plan) => [
    `\`${plan.identifier}\``,
    plan.Title,
    String(plan.Tier),
    plan.BillingCycle === 'annual' ? 'year' : 'month',
    `${offer.currency.toUpperCase()} ${(plan.unit_amount / 100).toFixed(2)}`,
    plan.FreeTrialPeriod === 0 ? 'none' : `${plan.FreeTrialPeriod} days`,
  ]);
  return table([['package', 'plan', 'tier', 'paid each', 'price', 'free trial'], ...rows]);
}
