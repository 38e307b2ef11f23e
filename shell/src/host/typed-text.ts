type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What somebody typed or ticked in one field, found again by the field's name. */
interface Typed {
  readonly key: string;
  readonly value: string;
  readonly isChecked: boolean;
}

const fieldsIn = (root: ParentNode): Field[] => [
  ...root.querySelectorAll<Field>('input, textarea, select'),
];

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

const keyOf = (field: Field) =>
  `${field.name || field.id} ${isTick(field) && field.type === 'radio' ? field.value : ''}`;

const isChanged = (field: Field): boolean => {
  if (isTick(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) {
    // Without a default in the page, the first option is the one that stands there untouched.
    const preset = [...field.options].findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(0, preset);
  }
  return field.value !== field.defaultValue;
};

const read = (field: Field): Typed => ({
  key: keyOf(field),
  value: field.value,
  isChecked: isTick(field) && field.checked,
});

/** As if it were typed just now, so that whoever controls the field hears of it. */
function type(field: Field, value: string): void {
  if (field.value === value) return;
  const prototype = Object.getPrototypeOf(field) as object;
  // React watches the element's own property; the prototype's changes the value behind its back,
  // and the event then tells it.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Writes what was typed into the fields of the same names. */
function retype(root: ParentNode, typed: Iterable<Typed>, focused: string | undefined): void {
  const fields = fieldsIn(root);
  const find = (key: string | undefined) =>
    key === undefined ? undefined : fields.find((field) => keyOf(field) === key);
  for (const { key, value, isChecked } of typed) {
    const field = find(key);
    if (!field) continue;
    if (!isTick(field)) type(field, value);
    else if (field.checked !== isChecked) field.click();
  }
  find(focused)?.focus({ preventScroll: true });
}

/** What is typed into a page whose code is on its way. */
export interface Typing {
  /**
   * Brings all of it into the fields of the same names, whether they are the same elements,
   * hydrated, or those of another build that took their place; and ends the watch.
   */
  bringInto(root: ParentNode): void;
  stop(): void;
}

/**
 * Reads what was typed, ticked or focused, and goes on watching: taking a page over takes several
 * tasks, in which the learner goes on typing and a controlled field may be put back to what the
 * server knew. Source: DESIGN §7.
 */
export function watchTyping(root: HTMLElement): Typing {
  const typed = new Map(
    fieldsIn(root)
      .filter(isChanged)
      .map((field) => [keyOf(field), read(field)]),
  );
  const isInside = (element: Element | null): element is Field =>
    element !== null && fieldsIn(root).includes(element as Field);
  let focused = isInside(document.activeElement) ? keyOf(document.activeElement) : undefined;
  const onInput = ({ isTrusted, target }: Event) => {
    if (!isTrusted || !isInside(target as Element)) return;
    typed.set(keyOf(target as Field), read(target as Field));
  };
  const onFocus = ({ target }: Event) => {
    if (isInside(target as Element)) focused = keyOf(target as Field);
  };
  // Before React hears of it, which might change the field.
  root.addEventListener('input', onInput, true);
  root.addEventListener('focusin', onFocus, true);
  const stop = () => {
    root.removeEventListener('input', onInput, true);
    root.removeEventListener('focusin', onFocus, true);
  };
  return {
    stop,
    bringInto(target) {
      stop();
      const active = document.activeElement;
      // Whoever has gone on to another field stays there.
      const isLost = active === document.body || (target !== root && isInside(active));
      retype(target, typed.values(), isLost ? focused : undefined);
    },
  };
}
