import type { Embedded } from './about-app';
import { isOf, type Exchange, type Run } from './exchange';
import { right, wrong } from './result';

/** An app that takes a foreign message answers within this time, in milliseconds. */
const FOREIGN_MS = 10_000;

/** Posts messages without the right token, as a foreign frame would. */
export async function checkForeign(run: Run, exchange: Exchange): Promise<void> {
  const { target, ear, note, instruct } = run;
  const { postRaw } = exchange;
  const check = 'Messages without the token are not heard';
  const token = exchange.token();
  if (token === undefined)
    return note(wrong(check, 'There is no token, so any frame can speak to your app.'));
  const signal = instruct('Posting as a foreign frame would, and waiting …');
  const frame = target.document.createElement('iframe');
  target.document.body.append(frame);
  const view = (frame.contentWindow as Embedded | null)?.ReactNativeWebView;
  const asFrame = (text: string) => (view?.postMessage ? view.postMessage(text) : postRaw(text));
  const at = Date.now();
  const from = ear.arrivals.length;
  for (const rest of [{}, { token: null }, { token: `${String(token)}x` }, { token: '' }]) {
    asFrame(JSON.stringify({ type: 'RESTORE_PURCHASES', payload: {}, ...rest }));
    postRaw(JSON.stringify({ type: 'RESTORE_PURCHASES', payload: {}, ...rest }));
  }
  const answer = await ear.wait(isOf('STOP_LOADING'), FOREIGN_MS, signal, from);
  instruct(null);
  frame.remove();
  note(
    answer
      ? wrong(
          check,
          'The app answered RESTORE_PURCHASES without its token. Compare the token of each message before anything else.',
          { ms: answer.at - at },
        )
      : right(check, 'The app answered none of eight.'),
  );
}

/** Messages that our product never sends. Their token is right, so they reach the app's code. */
const MALFORMED: readonly unknown[] = [
  ...[
    { type: 'OPEN_SESAME', payload: {} },
    { type: 'toString', payload: null },
  ],
  ...[{ type: 'OPEN_EXTERNAL_URL', payload: {} }, { payload: {} }],
  { type: 'OPEN_EXTERNAL_URL', payload: { url: 'javascript:alert(1)' } },
];

/** Posts malformed messages. Later answers show whether the app has survived them. */
export function postMalformed({ post, postRaw }: Exchange): void {
  for (const text of ['', 'no JSON', '[]', 'null', '5']) postRaw(text);
  for (const message of MALFORMED) post(message as object);
}
