import type Stripe from 'stripe';
import { amountOff } from '../objects/discounts';
import { codeOf } from '../objects/session-code';
import type { RecurringPrice } from '../objects/prices';
import type { World } from '../world';
import { html, money, type Html } from '../../sandbox/html';

export const APPLIED = 'The code is applied. Check the sum, then press the button again.';

/** The field for a code, or the applied code; empty where the session takes no code. */
export function promotionField(
  world: World,
  session: Stripe.Checkout.Session,
  { typed = '', error }: { readonly typed?: string; readonly error?: string | undefined },
): Html {
  if (!session.allow_promotion_codes) return html``;
  const applied = codeOf(world, session);
  if (applied) {
    return html`<p>
      Promotion code <strong>${applied.code.code}</strong>
      <button name="action" value="remove-code">Remove</button>
    </p>`;
  }
  return html`<div>
    <label for="code">Promotion code</label>
    <input
      id="code"
      name="code"
      autocomplete="off"
      value="${typed}"
      ${error !== undefined && html`aria-invalid="true" aria-describedby="code-error" autofocus`}
    />
    ${error !== undefined && html`<p class="error" id="code-error">${error}</p>`}
    <div class="actions"><button name="action" value="apply">Apply</button></div>
  </div>`;
}

/** The row of a code in the table of sums. */
export function discountRow(
  { code, coupon }: NonNullable<ReturnType<typeof codeOf>>,
  { unit_amount, currency }: RecurringPrice,
): Html {
  const { amount_off, percent_off } = coupon;
  const off = amount_off === null ? `${percent_off} %` : money(amount_off, currency);
  return html`<tr>
    <td>${code.code}: ${off} off</td>
    <td>${money(-amountOff(coupon, unit_amount), currency)}</td>
  </tr>`;
}

/** `CHF 31.20 for the first month, then CHF 39.00 per month` */
export function priceInTime(
  { recurring: { interval }, currency, unit_amount }: RecurringPrice,
  coupon: Stripe.Coupon | undefined,
): string {
  const usual = `${money(unit_amount, currency)} per ${interval}`;
  if (!coupon) return usual;
  const less = money(unit_amount - amountOff(coupon, unit_amount), currency);
  switch (coupon.duration) {
    case 'once':
      return `${less} for the first ${interval}, then ${usual}`;
    case 'repeating':
      return `${less} per ${interval} for payments of the next ${coupon.duration_in_months} months, then ${usual}`;
    default:
      return `${less} per ${interval}`;
  }
}
