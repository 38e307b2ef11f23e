/** The fields of a store's event that name learners. */
interface EventIds {
  readonly app_user_id?: string | null | undefined;
  readonly original_app_user_id?: string | null | undefined;
  readonly aliases: readonly string[];
  readonly transferred_from: readonly string[];
  readonly transferred_to: readonly string[];
}

/** A uid that Firestore accepts as the id of a document. */
const UID = /^(?!\.{1,2}$|__[^]*__$|[^]*\p{Cs})[^/]{1,128}$/u;

/**
 * Whether an id may be a uid. RevenueCat gives unknown buyers an anonymous id, and an app may send
 * any id.
 */
export const isUid = (id: unknown): id is string =>
  typeof id === 'string' && UID.test(id) && !id.startsWith('$RCAnonymousID:');

/** The learners of an event. A transfer has two: the first loses the plan, the second gets it. */
export function learnersOf(event: EventIds): readonly string[] {
  const { app_user_id, original_app_user_id, aliases, transferred_from, transferred_to } = event;
  const ids = [
    app_user_id,
    original_app_user_id,
    ...aliases,
    ...transferred_from,
    ...transferred_to,
  ];
  return [...new Set(ids.filter(isUid))];
}
