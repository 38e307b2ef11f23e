import type { Navigation } from 'shared-contracts';
import { readSearch, writeSearch, type SearchQuery } from './search-query';

/** A pause after which what was typed is looked for, in milliseconds. */
const PAUSE_MS = 200;

/** Of the heading of what was found. */
export const RESULTS_ID = 'found';

const readForm = (form: HTMLFormElement): string => writeSearch(readSearch(new FormData(form)));

function fill(form: HTMLFormElement, query: SearchQuery): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('input, select')) {
    const value = query[field.name as keyof SearchQuery];
    // Setting even the same value costs a style; every other place the learner goes to comes by here.
    if (field.value !== value) field.value = value;
  }
}

/**
 * Connects the form with the address, in both directions. The address holds what is asked for, so
 * back, forward and links work; the first letter is a step of the history, the others take its
 * place. What was typed before this code came counts.
 *
 * @returns ends it
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
    if (next !== search) navigation.go(pathname + next, { replace: search !== '' });
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
    // The fields are empty only after the event.
    stop();
    timer = setTimeout(apply);
  };

  if (readForm(form) !== '') applySoon();
  form.addEventListener('input', applySoon);
  form.addEventListener('submit', onSubmit);
  form.addEventListener('reset', onReset);
  const subscription = navigation.location$.subscribe(({ search }) => {
    // Who is typing is ahead of the address.
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
