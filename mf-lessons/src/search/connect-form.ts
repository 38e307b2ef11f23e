import type { Navigation } from 'shared-contracts';
import { readSearch, writeSearch, type SearchQuery } from './search-query';

/** The search starts after this pause in typing. */
const PAUSE_MS = 200;

/** Element id of the results' heading. */
export const RESULTS_ID = 'found';

/**
 * Whether the window is as narrow as a phone. A search then scrolls the form to the top, because
 * the keyboard leaves little room for results.
 */
const isNarrow = (): boolean => matchMedia('(max-width: 759px)').matches;

const readForm = (form: HTMLFormElement): string => writeSearch(readSearch(new FormData(form)));

function fill(form: HTMLFormElement, query: SearchQuery): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('input, select')) {
    const value = query[field.name as keyof SearchQuery];
    // Setting an equal value would cost a style recalculation on every navigation.
    if (field.value !== value) field.value = value;
  }
}

/**
 * Synchronizes the search form and the address. The address has the search, so back, forward and
 * links work. The first letter adds a history entry; later ones replace it. Text typed before this
 * code loaded counts too.
 *
 * @returns a function to stop
 */
export function connectForm(form: HTMLFormElement, navigation: Navigation): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const apply = () => {
    stop();
    const { pathname, search } = navigation.location$.value;
    const next = readForm(form);
    if (next === search) return;
    navigation.go(pathname + next, { replace: search !== '' });
    if (search === '' && isNarrow()) form.scrollIntoView();
  };
  const applySoon = () => {
    stop();
    timer = setTimeout(apply, PAUSE_MS);
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    apply();
    document.getElementById(RESULTS_ID)?.focus();
  };
  const onReset = () => {
    form.querySelector('input')?.focus();
    // The browser empties the fields after this event.
    stop();
    timer = setTimeout(apply);
  };

  let page = navigation.location$.value.pathname;
  if (readForm(form) !== '') applySoon();
  form.addEventListener('input', applySoon);
  form.addEventListener('submit', onSubmit);
  form.addEventListener('reset', onReset);
  const subscription = navigation.location$.subscribe(({ pathname, search }) => {
    // A search that was being typed belongs to the page that was left.
    if (pathname !== page) stop();
    page = pathname;
    // While the learner types, the form is ahead of the address.
    if (timer === undefined) fill(form, readSearch(new URLSearchParams(search)));
  });
  return () => {
    stop();
    subscription.unsubscribe();
    form.removeEventListener('input', applySoon);
    form.removeEventListener('submit', onSubmit);
    form.removeEventListener('reset', onReset);
  };
}
