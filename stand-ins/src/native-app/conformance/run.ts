import { judgeApp, look as lookAt } from './about-app';
import { checkLogIn, checkOutside, checkSignIn, checkStore } from './answers';
import { createExchange, type Run } from './exchange';
import { checkForeign, postMalformed } from './hostile';
import { checkPackages } from './packages';
import { look, right, skipped, wrong } from './result';
import { judgePlace, placeOf } from './safe-areas';

/**
 * Runs every message in both directions and judges the app. No learner is logged in and our server
 * gets no request, because the checks are about the app alone.
 */
export async function runChecks(run: Run): Promise<void> {
  const { target, ear, first, note } = run;
  const exchange = createExchange(run);
  // The packages come first, so that a late `window.parentApp` differs from a missing one.
  const [aPackage] = await checkPackages(run);
  for (const result of judgeApp(first, lookAt(target))) note(result);
  note(judgePlace(placeOf(target)));
  await checkForeign(run, exchange);
  postMalformed(exchange);
  await checkLogIn(run, exchange);
  await checkSignIn('REQUEST_GOOGLE_ID_TOKEN', run, exchange);
  await checkSignIn('REQUEST_APPLE_ID_TOKEN_AND_NONCE', run, exchange);
  if (aPackage) {
    const words = 'Buy with a test account of the store, or cancel.';
    const payload = { package: aPackage, oldProductID: null };
    await checkStore({ type: 'PURCHASE_PACKAGE', payload, words }, run, exchange);
  } else {
    note(skipped('PURCHASE_PACKAGE', 'There is no package to buy.'));
  }
  const words = 'Restore with a test account of the store.';
  await checkStore({ type: 'RESTORE_PURCHASES', payload: {}, words }, run, exchange);
  checkOutside(run, exchange);
  note(
    exchange.hasAnswered()
      ? right('Malformed messages do no harm', 'After ten of them the app still answered.')
      : wrong(
          'Malformed messages do no harm',
          'After them the app answered nothing more. Catch every error of a message, and go on.',
        ),
  );
  const redirect = ear.arrivals.some(({ message }) => message?.type === 'REDIRECT');
  note(
    redirect
      ? right('REDIRECT', 'One came, with a path of ours.')
      : look(
          'REDIRECT',
          'None came. Open a deep link of your app while this page is open, and run again.',
        ),
  );
  const faults = [...new Set(ear.arrivals.flatMap(({ fault }) => fault ?? []))];
  note(
    faults.length === 0
      ? right('Messages of the app are well formed', `All ${ear.arrivals.length} of them.`)
      : wrong('Messages of the app are well formed', faults.join(' ')),
  );
}
