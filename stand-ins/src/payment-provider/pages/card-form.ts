import { SandboxError } from '../errors';
import { readCard, type Card } from '../objects/cards';
import { html, type Html } from '../../sandbox/html';

/** The fields of the form; the page shows them again with the errors. */
export interface TypedCard {
  readonly email: string;
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

type CardErrors = Partial<Record<keyof TypedCard, string>>;

/** A form that is shown again. */
export interface ShownCard {
  readonly typed?: TypedCard;
  readonly errors?: CardErrors;
}

export const typedCard = (form: URLSearchParams): TypedCard => ({
  email: form.get('email') ?? '',
  number: form.get('number') ?? '',
  expiry: form.get('expiry') ?? '',
  cvc: form.get('cvc') ?? '',
});

/** @param now unix seconds */
function isPast(expiry: string, now: number): boolean {
  const [, month = '', year = ''] = /^(\d{1,2})\D*(\d{2})$/.exec(expiry) ?? [];
  return Date.UTC(2000 + Number(year), Number(month)) / 1000 <= now;
}

/**
 * Reads the fields of a card.
 *
 * @returns the card, or the error of each wrong field
 */
export function readCardForm(
  { email, number, expiry, cvc }: TypedCard,
  now: number,
  needsEmail = false,
): { readonly card: Card } | { readonly errors: CardErrors } {
  const errors: CardErrors = {};
  if (needsEmail && !/^\S+@\S+\.\S+$/.test(email)) {
    errors.email = 'Enter an e-mail address, for example anna@example.com.';
  }
  let card: Card | undefined;
  try {
    card = readCard(number);
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error;
    errors.number = error.message;
  }
  const text = expiry.trim();
  if (!/^(0?[1-9]|1[0-2])\s*\/?\s*\d{2}$/.test(text)) {
    errors.expiry = 'Enter month and year, for example 12 / 34.';
  } else if (isPast(text, now)) {
    errors.expiry = 'This date is in the past. Any date in the future will do.';
  }
  if (!/^\d{3,4}$/.test(cvc.trim())) errors.cvc = 'Enter three digits; any will do.';
  return card && Object.keys(errors).length === 0 ? { card } : { errors };
}

const LABELS: Readonly<Record<keyof TypedCard, readonly [label: string, placeholder: string]>> = {
  email: ['Email', 'anna@example.com'],
  number: ['Card number', '4242 4242 4242 4242'],
  expiry: ['Expiry', 'MM / YY'],
  cvc: ['CVC', '123'],
};

function field(name: keyof TypedCard, { typed, errors = {} }: ShownCard): Html {
  const [label, placeholder] = LABELS[name];
  const error = errors[name];
  const isFirst = Object.keys(errors)[0] === name;
  return html`<div>
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${name === 'email' ? 'email' : 'text'}"
      inputmode="${name === 'email' ? 'email' : 'numeric'}"
      autocomplete="off"
      placeholder="${placeholder}"
      value="${typed?.[name]}"
      ${error !== undefined && html`aria-invalid="true" aria-describedby="${name}-error"`}
      ${isFirst && html`autofocus`}
    />
    ${error !== undefined && html`<p class="error" id="${name}-error">${error}</p>`}
  </div>`;
}

/** The fields of a card, with the typed values and their errors. */
export const cardFields = (shown: ShownCard, { hasEmail = false } = {}): Html =>
  html`${hasEmail && field('email', shown)} ${field('number', shown)}
    <div class="row">${field('expiry', shown)} ${field('cvc', shown)}</div>`;

/** The test cards, each with its behaviour. */
export const testCards = html`<details>
  <summary>Test cards</summary>
  <dl>
    <dt><code>4242 4242 4242 4242</code></dt>
    <dd>succeeds</dd>
    <dt><code>4000 0000 0000 0002</code></dt>
    <dd>is declined</dd>
    <dt><code>4000 0025 0000 3155</code></dt>
    <dd>asks for the bank's page once</dd>
    <dt><code>4000 0027 6000 3184</code></dt>
    <dd>asks for it at every payment</dd>
    <dt><code>4000 0000 0000 0341</code></dt>
    <dd>can be saved; payments are declined</dd>
    <dt><code>4000 0000 0000 0259</code></dt>
    <dd>succeeds, and is disputed at once</dd>
  </dl>
  <p class="soft">Any date in the future and any three digits will do.</p>
</details>`;

/** The reason why a form has changed nothing. */
export const alertBox = (message: string | undefined): Html =>
  message === undefined ? html`` : html`<p class="alert" role="alert">${message}</p>`;
