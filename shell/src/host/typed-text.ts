type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The text or tick that the learner left in one field. `key` finds the field again. */
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
    // Without a default in the page, the untouched field shows the first option.
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

/** Sets the value as typing does, so that a controlled field follows. */
function type(field: Field, value: string): void {
  if (field.value === value) return;
  const prototype = Object.getPrototypeOf(field) as object;
  // React watches the element's own property. The prototype's setter bypasses that; the event then
  // tells React.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Writes the typed text into the fields of the same names. */
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

/** Watches a page whose code is still loading, for text that the learner types. */
export interface Typing {
  /**
   * Writes all of it into the fields of the same names, and ends the watch. These fields are the
   * same elements, hydrated, or the elements of another build.
   */
  bringInto(root: ParentNode): void;
  stop(): void;
}

/**
 * Reads what was typed, ticked or focused, and keeps watching. Hydration takes several tasks;
 * during them the learner goes on typing, and React may reset a controlled field.
 * Source: decision 30.
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
  // In the capture phase: React's own listener might change the field.
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
      // Keep the focus if the learner has moved to another field.
      const isLost = active === document.body || (target !== root && isInside(active));
      retype(target, typed.values(), isLost ? focused : undefined);
    },
  };
}
