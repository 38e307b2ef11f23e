/**
 * Joins class names and leaves out what is absent, so an element never carries an empty `class`.
 *
 * @param names class names; `undefined`, `false` and empty text are skipped
 */
export function classNames(...names: readonly (string | undefined | false)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
