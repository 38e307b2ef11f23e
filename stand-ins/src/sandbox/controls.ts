import * as v from 'valibot';
import type { DeliveryMode } from './deliveries';
import { json } from './http';
import { goTo, html, page, type PageResponse } from './html';

/** Does one thing to a sandbox. Throws for a wrong body; nothing has happened then. */
export type Control<S> = (sandbox: S, body: unknown) => void | Promise<void>;

/** A control that takes what `schema` accepts. */
export const control =
  <S, T>(
    schema: v.GenericSchema<unknown, T>,
    act: (sandbox: S, body: T) => void | Promise<void>,
  ): Control<S> =>
  (sandbox, body) =>
    act(sandbox, v.parse(schema, body));

/** Both sandboxes let time pass, and disturb the events that they send. */
interface Sandbox {
  advanceDays(days: number): void | Promise<void>;
  setDeliveries(mode: DeliveryMode): void;
  release(): void | Promise<void>;
  replay(eventID: string): void | Promise<void>;
  reset(): void;
}

/** A number, also as the text of a form. */
const Days = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.number());
const Mode = v.picklist(['normal', 'hold', 'duplicate', 'reverse']);
const Nothing = v.strictObject({});
/** How the next payment ends. */
export const Outcome = v.picklist(['succeeds', 'declined']);

/** The controls that both sandboxes have, by name. Source: docs/sandbox.md. */
export const SHARED_CONTROLS: Readonly<Record<string, Control<Sandbox>>> = {
  clock: control(v.strictObject({ advanceDays: Days }), (sandbox: Sandbox, { advanceDays }) =>
    sandbox.advanceDays(advanceDays),
  ),
  deliveries: control(v.strictObject({ mode: Mode }), (sandbox: Sandbox, { mode }) =>
    sandbox.setDeliveries(mode),
  ),
  release: control(Nothing, (sandbox: Sandbox) => sandbox.release()),
  replay: control(v.strictObject({ eventID: v.string() }), (sandbox: Sandbox, { eventID }) =>
    sandbox.replay(eventID),
  ),
  reset: control(Nothing, (sandbox: Sandbox) => sandbox.reset()),
};

/**
 * Answers a post to `/_control/NAME`: a form with a page, JSON with JSON.
 *
 * @param controls of the sandbox, by name
 * @param isForm whether a form was posted; otherwise JSON
 * @returns 400 with the reason for an unknown name or a wrong body; nothing has happened then
 */
export async function answerControl<S>(
  controls: Readonly<Record<string, Control<S>>>,
  sandbox: S,
  {
    name,
    isForm,
    body,
  }: { readonly name: string; readonly isForm: boolean; readonly body: string },
): Promise<PageResponse> {
  try {
    const carryOut = Object.hasOwn(controls, name) ? controls[name] : undefined;
    if (!carryOut) {
      throw new Error(
        `There is no control ${name}; there are ${Object.keys(controls).join(', ')}.`,
      );
    }
    const input: unknown = isForm
      ? Object.fromEntries(new URLSearchParams(body))
      : JSON.parse(body === '' ? '{}' : body);
    await carryOut(sandbox, input);
    return isForm ? goTo('/') : json(200, { ok: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (!isForm) return json(400, { error: message });
    return page(
      'Not done',
      html`<main>
        <h1>That was not done</h1>
        <p>${message}</p>
      </main>`,
      400,
    );
  }
}
