/**
 * Joins class names; returns undefined for none, so no element has an empty `class`.
 *
 * @param names class names; `undefined`, `false` and empty text are skipped
 */
export function classNames(...names: readonly (string | undefined | false)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
