import { isOf, type Exchange, type Run } from './exchange';
import { advice, look, notBuilt, right, wrong } from './result';

/** The product waits so long for the store, in milliseconds. */
const STORE_MS = 60_000;
/** The most time for a dialog of Google or Apple, in milliseconds. */
const DIALOG_MS = 120_000;
/** The most time for packages after a log-in, in milliseconds. */
const AGAIN_MS = 10_000;

/** Names a learner to the app, which should send that learner's packages. */
export async function checkLogIn({ ear, note, instruct }: Run, { isBuilt, post }: Exchange) {
  const check = 'LOG_IN_TO_SUBSCRIPTION_SERVICE';
  if (!isBuilt(check)) {
    return note(
      wrong(check, 'supports does not name it, but without it nobody knows whose purchase it is.'),
    );
  }
  const at = Date.now();
  const from = ear.arrivals.length;
  post({ type: check, payload: { uid: 'conformance-test' } });
  const again = await ear.wait(
    isOf('SUBSCRIPTION_PACKAGES'),
    AGAIN_MS,
    instruct('Waiting for the packages again …'),
    from,
  );
  instruct(null);
  note(
    again
      ? right(check, 'The packages came again.', { ms: again.at - at })
      : advice(
          check,
          'The packages did not come again. Send them after each log-in, because a free trial may be gone.',
        ),
  );
}

/** Asks for an ID token of one company. */
export async function checkSignIn(
  type: 'REQUEST_GOOGLE_ID_TOKEN' | 'REQUEST_APPLE_ID_TOKEN_AND_NONCE',
  { note }: Run,
  { ask }: Exchange,
): Promise<void> {
  const company = type === 'REQUEST_GOOGLE_ID_TOKEN' ? 'google.com' : 'apple.com';
  const words = `Log in with ${company}, or close its dialog. This page does not use the account.`;
  const answer = await ask({
    type,
    payload: {},
    words,
    within: DIALOG_MS,
    answers: ['LOG_IN_WITH_ID_TOKEN', 'SIGN_IN_FAILED'],
  });
  if (!answer) return;
  const { message, ms } = answer;
  if (message.type === 'SIGN_IN_FAILED') {
    note(
      right(
        type,
        `SIGN_IN_FAILED: the learner reads "${message.payload.message}" Run it again to try the other way.`,
        { ms },
      ),
    );
  } else if (message.type === 'LOG_IN_WITH_ID_TOKEN') {
    const { provider } = message.payload;
    note(
      provider === company
        ? right(
            type,
            'An ID token came. Run it again and close the dialog: SIGN_IN_FAILED must come.',
            { ms },
          )
        : wrong(type, `The ID token is of ${provider}. Answer with provider: '${company}'.`, {
            ms,
          }),
    );
  }
}

/** Buys or restores. The app must send `STOP_LOADING`, however it ends. */
export async function checkStore(
  question: {
    readonly type: 'PURCHASE_PACKAGE' | 'RESTORE_PURCHASES';
    readonly payload: object;
    readonly words: string;
  },
  { note }: Run,
  { ask }: Exchange,
): Promise<void> {
  const answer = await ask({ ...question, answers: ['STOP_LOADING'], within: STORE_MS });
  if (!answer) return;
  const again = 'Run it again, cancel, and switch the network off: it must come each time.';
  note(right(question.type, `STOP_LOADING came. ${again}`, { ms: answer.ms }));
}

/** Opens an address outside. A page cannot see the result, so a person must look. */
export function checkOutside({ note }: Run, { isBuilt, post }: Exchange): void {
  const type = 'OPEN_EXTERNAL_URL';
  if (!isBuilt(type))
    return note(notBuilt(type, 'supports does not name it, so the page hides its outside links.'));
  post({ type, payload: { url: 'https://example.com/' } });
  note(
    look(
      type,
      'Did https://example.com open outside of the web view, and is this page still here?',
    ),
  );
}
