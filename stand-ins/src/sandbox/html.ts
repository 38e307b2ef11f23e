import { STYLE } from './style';

/** Text that is safe inside an element or a quoted attribute. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | null | undefined | false | Html | readonly Html[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function render(part: Part): string {
  if (part instanceof Html) return part.text;
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'object') return part.map(render).join('');
  return String(part).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** A template that escapes its values, except `Html`. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.reduce((text, string, index) => text + render(parts[index - 1]) + string));

export interface PageRequest {
  readonly method: string;
  /** Path without the query. */
  readonly path: string;
  readonly form: URLSearchParams;
}

export interface PageResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A whole page with the mark of a test payment, without a script. */
export function page(title: string, body: Html, status = 200): PageResponse {
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <title>${title} · Test payment</title>
        <style>
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        <p class="test-mark">
          Test payment <span>No real card works here and no money moves.</span>
        </p>
        ${body}
      </body>
    </html>`;
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body: document.text,
  };
}

/** Redirects the browser with a GET, also after a form. */
export const goTo = (url: string): PageResponse => ({
  status: 303,
  headers: { location: url, 'cache-control': 'no-store' },
  body: '',
});

/** `CHF 9.90`, or `−CHF 9.90` for a credit. @param amount in the smallest unit */
export function money(amount: number, currency: string): string {
  const sign = amount < 0 ? '−' : '';
  return `${sign}${currency.toUpperCase()} ${(Math.abs(amount) / 100).toFixed(2)}`;
}

/** @param seconds unix */
export const day = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** @param seconds unix */
export const moment = (seconds: number) =>
  `${new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
