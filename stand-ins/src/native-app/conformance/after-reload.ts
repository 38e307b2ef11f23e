import { complete, look } from './about-app';
import { right, wrong } from './result';
import type { Run } from './exchange';

/** How long to wait for packages, in milliseconds. */
const PACKAGES_MS = 20_000;

/**
 * Judges the app after a reload of the page, as after the system has ended its process. Everything
 * that the app has injected is gone then.
 */
export async function checkAfterReload({ target, ear, first, loadedAt, note, instruct }: Run) {
  const signal = instruct('The page was loaded anew. Waiting for the packages …');
  const found = await ear.wait(({ type }) => type === 'SUBSCRIPTION_PACKAGES', PACKAGES_MS, signal);
  instruct(null);
  const again = complete(first, look(target));
  note({ ...again, check: 'After a reload window.parentApp is there again' });
  const check = 'After a reload the packages come again';
  note(
    found
      ? right(check, 'They came.', { ms: found.at - loadedAt })
      : wrong(
          check,
          'They did not come. Send them each time that the page has loaded, because the system may end it.',
        ),
  );
}
