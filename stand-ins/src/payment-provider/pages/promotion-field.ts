import type Stripe from 'stripe';
import { amountOff } from '../objects/discounts';
import { codeOf } from '../objects/session-code';
import type { RecurringPrice } from '../objects/prices';
import type { World } from '../world';
import { html, money, type Html } from '../../sandbox/html';

export const APPLIED = 'The code is applied. Check the sum, then press the button again.';

/** The field for a code, or the code that counts; nothing where the session takes none. */
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

/** What a code takes from the price, and for how long. */
export function discountRow(
  { code, coupon }: NonNullable<ReturnType<typeof codeOf>>,
  amount: number,
  currency: string,
): Html {
  return html`<tr>
    <td>${code.code}: ${off(coupon, currency)}</td>
    <td>${money(-amountOff(coupon, amount), currency)}</td>
  </tr>`;
}

function off({ amount_off, percent_off }: Stripe.Coupon, currency: string): string {
  return amount_off === null ? `${percent_off} % off` : `${money(amount_off, currency)} off`;
}

/** `CHF 31.20 for the first month, then CHF 39.00 per month` */
export function priceInTime(
  { recurring: { interval }, currency }: RecurringPrice,
  amount: number,
  coupon: Stripe.Coupon | undefined,
): string {
  const usual = `${money(amount, currency)} per ${interval}`;
  if (!coupon) return usual;
  const less = money(amount - amountOff(coupon, amount), currency);
  switch (coupon.duration) {
    case 'once':
      return `${less} for the first ${interval}, then ${usual}`;
    case 'repeating':
      return `${less} per ${interval} for payments of the next ${coupon.duration_in_months} months, then ${usual}`;
    default:
      return `${less} per ${interval}`;
  }
}
