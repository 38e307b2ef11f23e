import { SandboxError } from '../errors';
import { readCard, type Card } from '../objects/cards';
import { html, type Html } from '../../sandbox/html';

/** What the learner typed; it comes back with the errors, so nothing is typed twice. */
export interface TypedCard {
  readonly email: string;
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

export type CardErrors = Partial<Record<keyof TypedCard, string>>;

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
 * @param needsEmail whether an e-mail address has to be there
 * @returns the card, or what is wrong with each field
 */
export function readCardForm(
  { email, number, expiry, cvc }: TypedCard,
  now: number,
  needsEmail: boolean,
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

/** What is wrong with each field; empty when nothing is. */
export function cardErrors(typed: TypedCard, now: number, needsEmail: boolean): CardErrors {
  const read = readCardForm(typed, now, needsEmail);
  return 'errors' in read ? read.errors : {};
}

interface Field {
  readonly name: keyof TypedCard;
  readonly label: string;
  readonly placeholder: string;
  readonly type: 'text' | 'email';
}

const FIELDS = {
  email: { name: 'email', label: 'Email', placeholder: 'anna@example.com', type: 'email' },
  number: {
    name: 'number',
    label: 'Card number',
    placeholder: '4242 4242 4242 4242',
    type: 'text',
  },
  expiry: { name: 'expiry', label: 'Expiry', placeholder: 'MM / YY', type: 'text' },
  cvc: { name: 'cvc', label: 'CVC', placeholder: '123', type: 'text' },
} as const satisfies Record<string, Field>;

function field(
  { name, label, placeholder, type }: Field,
  typed: TypedCard,
  errors: CardErrors,
): Html {
  const error = errors[name];
  const isFirst = Object.keys(errors)[0] === name;
  const mode = type === 'email' ? 'email' : 'numeric';
  return html`<div>
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      inputmode="${mode}"
      autocomplete="off"
      placeholder="${placeholder}"
      value="${typed[name]}"
      ${error !== undefined && html`aria-invalid="true" aria-describedby="${name}-error"`}
      ${isFirst && html`autofocus`}
    />
    ${error !== undefined && html`<p class="error" id="${name}-error">${error}</p>`}
  </div>`;
}

const NO_CARD: TypedCard = { email: '', number: '', expiry: '', cvc: '' };

/** The fields of a card, with what was typed and what is wrong with it. */
export const cardFields = (
  typed: TypedCard = NO_CARD,
  errors: CardErrors = {},
  { hasEmail = true } = {},
): Html =>
  html`${hasEmail && field(FIELDS.email, typed, errors)} ${field(FIELDS.number, typed, errors)}
    <div class="row">
      ${field(FIELDS.expiry, typed, errors)} ${field(FIELDS.cvc, typed, errors)}
    </div>`;

/** Which card does what. */
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

/** A message above a form that says why nothing has happened. */
export const alertBox = (message: string | undefined): Html =>
  message === undefined ? html`` : html`<p class="alert" role="alert">${message}</p>`;
