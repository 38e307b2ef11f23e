import type { Delivery } from './deliveries';
import { html, moment, type Html } from './html';

/** The most rows of a table; the API has the older ones. */
const SHOWN = 50;

/** A table of the viewer under its heading; it scrolls sideways on a narrow screen. */
export function table(title: string, heads: readonly string[], rows: readonly Html[]): Html {
  return html`<section>
    <h2>${title}</h2>
    ${
      rows.length === 0
        ? html`<p class="soft">None yet.</p>`
        : html`<div class="scroll" tabindex="0" role="region" aria-label="${title}">
            <table>
              <thead>
                <tr>
                  ${heads.map((head) => html`<th scope="col">${head}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${rows}
              </tbody>
            </table>
          </div>`
    }
  </section>`;
}

export const newest = <T>(all: Readonly<Record<string, T>>): T[] =>
  Object.values(all).reverse().slice(0, SHOWN);

/** A button that posts a control with these fields. */
export const button = (
  control: string,
  label: string,
  fields: Readonly<Record<string, string>> = {},
): Html =>
  html`<form method="post" action="/_control/${control}">
    ${Object.entries(fields).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}
    <button>${label}</button>
  </form>`;

export const options = (values: readonly string[], chosen?: string): Html[] =>
  values.map(
    (value) =>
      html`<option value="${value}" ${value === chosen && html`selected`}>${value}</option>`,
  );

function fate({ attempts, dueAt, isHeld }: Delivery): string {
  const tries = attempts.map(({ status }) => (status === 0 ? 'unreachable' : String(status)));
  const next = isHeld ? 'held' : dueAt === null ? '' : 'waiting';
  return [...tries, next].filter((text) => text !== '').join(', ');
}

/** An event as the viewer shows it. */
export interface ShownEvent {
  readonly id: string;
  readonly type: string;
  /** Unix seconds. */
  readonly at: number;
  readonly deliveries: readonly Delivery[];
}

/** The events, with the answers of the webhook. */
export const eventsTable = (events: readonly ShownEvent[]): Html =>
  table(
    'Events and deliveries',
    ['Time', 'Type', 'Id', 'Answers of the webhook', ''],
    events.map(
      ({ id, type, at, deliveries }) =>
        html`<tr>
          <td>${moment(at)}</td>
          <td>${type}</td>
          <td><code>${id}</code></td>
          <td>${deliveries.map(fate).join(' | ')}</td>
          <td>${button('replay', 'Replay', { eventID: id })}</td>
        </tr>`,
    ),
  );

export const clockForm = html`<form method="post" action="/_control/clock">
  <label for="advanceDays">Days to advance</label>
  <input id="advanceDays" name="advanceDays" inputmode="decimal" value="1" />
  <div class="actions"><button class="main">Advance</button></div>
</form>`;

/** The controls `deliveries`, `release` and `reset`. */
export const deliveryForms = (mode: string): Html =>
  html`<form method="post" action="/_control/deliveries">
      <label for="mode">Deliveries</label>
      <select id="mode" name="mode">
        ${options(['normal', 'hold', 'duplicate', 'reverse'], mode)}
      </select>
      <button>Set</button>
    </form>
    <div class="actions">
      ${button('release', 'Release held events')} ${button('reset', 'Reset the sandbox')}
    </div>`;
