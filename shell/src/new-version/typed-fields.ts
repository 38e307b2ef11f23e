type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

const contentOf = (field: Field) => (isTick(field) ? String(field.checked) : field.value);

/** The text with which the page was made. For a controlled field of React it tells nothing. */
function originOf(field: Field): string {
  if (isTick(field)) return String(field.defaultChecked);
  if (field instanceof HTMLSelectElement) {
    const preset = [...field.options].find(({ defaultSelected }) => defaultSelected);
    return (preset ?? field.options[0])?.value ?? '';
  }
  return field.defaultValue;
}

/**
 * Whether a reload would lose the text of a field. A search is in the address. A switch or a slider
 * outside of a form is a setting, which is stored at once.
 */
function counts(field: Field): boolean {
  if (field.closest('[role="search"]') || field.type === 'search') return false;
  const isText = !isTick(field) && !(field instanceof HTMLSelectElement) && field.type !== 'range';
  return isText || field.form !== null;
}

/**
 * Watches text and ticks in the page, also in screens that know nothing of it.
 *
 * @returns whether a field that is still there holds another text than before somebody typed
 */
export function watchTypedFields(page: Document): () => boolean {
  const origins = new Map<Field, string>();
  const fieldOf = ({ target }: Event) =>
    target instanceof Element && target.matches(FIELDS) && counts(target as Field)
      ? (target as Field)
      : undefined;
  // Fields into which somebody typed before this code came.
  for (const field of page.querySelectorAll<Field>(FIELDS)) {
    if (counts(field) && contentOf(field) !== originOf(field)) origins.set(field, originOf(field));
  }
  const remember = (event: Event) => {
    const field = fieldOf(event);
    if (field && !origins.has(field)) origins.set(field, contentOf(field));
  };
  // In the capture phase, before a field changes. A tick changes before its events: its label may
  // be pressed without focus.
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
    return [...origins].some(([field, was]) => contentOf(field) !== was);
  };
}
