import type { Navigation } from 'shared-contracts';
import { readSearch, writeSearch, type SearchQuery } from './search-query';

/** Pause in typing after which the search starts, in milliseconds. */
const PAUSE_MS = 200;

/** Id of the heading of the results. */
export const RESULTS_ID = 'found';

/**
 * On a phone the form goes to the top of the window when a search begins: the keyboard leaves room
 * for the results right below it.
 */
const isNarrow = (): boolean => matchMedia('(max-width: 759px)').matches;

const readForm = (form: HTMLFormElement): string => writeSearch(readSearch(new FormData(form)));

function fill(form: HTMLFormElement, query: SearchQuery): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('input, select')) {
    const value = query[field.name as keyof SearchQuery];
    // Setting the same value costs a style recalculation, and every navigation runs this.
    if (field.value !== value) field.value = value;
  }
}

/**
 * Keeps the form and the address in step. The address holds the search, so back, forward and links
 * work. The first letter adds a history entry; later ones replace it. Text typed before this code
 * loaded counts.
 *
 * @returns a function that ends it
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
    // The fields are empty only after this event.
    stop();
    timer = setTimeout(apply);
  };

  let page = navigation.location$.value.pathname;
  if (readForm(form) !== '') applySoon();
  form.addEventListener('input', applySoon);
  form.addEventListener('submit', onSubmit);
  form.addEventListener('reset', onReset);
  const subscription = navigation.location$.subscribe(({ pathname, search }) => {
    // The search that was being typed belongs to the page that was left.
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
