type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

const contentOf = (field: Field) => (isTick(field) ? String(field.checked) : field.value);

/** The original text of the page; useless for a controlled field of React. */
function originOf(field: Field): string {
  if (isTick(field)) return String(field.defaultChecked);
  if (field instanceof HTMLSelectElement) {
    const preset = [...field.options].find(({ defaultSelected }) => defaultSelected);
    return (preset ?? field.options[0])?.value ?? '';
  }
  return field.defaultValue;
}

/**
 * Whether a reload would lose the text of a field. A search is in the address, and a switch or
 * slider outside of a form is a setting, which is stored at once.
 */
function isLost(field: Field): boolean {
  if (field.closest('[role="search"]') || field.type === 'search') return false;
  const isText = !isTick(field) && !(field instanceof HTMLSelectElement) && field.type !== 'range';
  return isText || field.form !== null;
}

/**
 * Watches text and ticks in the page, also in screens that do not report them.
 *
 * @returns whether a field still in the page holds another text than before the learner typed
 */
export function watchTypedFields(page: Document): () => boolean {
  const origins = new Map<Field, string>();
  const fieldOf = ({ target }: Event) =>
    target instanceof Element && target.matches(FIELDS) && isLost(target as Field)
      ? (target as Field)
      : undefined;
  // Fields that the learner changed before this code loaded.
  for (const field of page.querySelectorAll<Field>(FIELDS)) {
    if (isLost(field) && contentOf(field) !== originOf(field)) origins.set(field, originOf(field));
  }
  const remember = (event: Event) => {
    const field = fieldOf(event);
    if (field && !origins.has(field)) origins.set(field, contentOf(field));
  };
  // Use the capture phase, before a field changes. A tick changes before its events, because a
  // press on its label does not focus it.
  page.addEventListener('focusin', remember, true);
  page.addEventListener('beforeinput', remember, true);
  page.addEventListener(
    'input',
    (event) => {
      const field = fieldOf(event);
      if (field && !origins.has(field))
        origins.set(field, isTick(field) ? String(!field.checked) : '');
    },
    true,
  );
  return () => {
    for (const field of origins.keys()) if (!field.isConnected) origins.delete(field);
    return [...origins].some(([field, original]) => contentOf(field) !== original);
  };
}
