import * as v from 'valibot';
import type { createSharedActs } from './deliveries';
import { json } from './http';
import { goTo, html, page, type PageResponse } from './html';

/** Does one thing to a sandbox. @throws {Error} for a wrong body, before anything is done */
export type Control<S> = (sandbox: S, body: unknown) => void | Promise<void>;

/** A control whose body must fit `schema`. */
export const control =
  <S, T>(
    schema: v.GenericSchema<unknown, T>,
    act: (sandbox: S, body: T) => void | Promise<void>,
  ): Control<S> =>
  (sandbox, body) =>
    act(sandbox, v.parse(schema, body));

type Sandbox = ReturnType<typeof createSharedActs> & {
  advanceDays(days: number): void | Promise<void>;
};

/** A number, or the text of a form. */
const Days = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.number());
const Mode = v.picklist(['normal', 'hold', 'duplicate', 'reverse']);
const Nothing = v.strictObject({});
export const Outcome = v.picklist(['succeeds', 'declined']);

/** Controls of both sandboxes, by name. Source: docs/sandbox.md. */
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
 * Carries out a post to `/_control/NAME`. A form is answered with a page, JSON with JSON.
 *
 * @param controls by name
 * @returns 400 with the reason for an unknown name or a wrong body; nothing is done then
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
