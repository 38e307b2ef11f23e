import { withStoredTimes } from 'common';
import type { DocumentQuery, WhereOperator } from 'shared-contracts';

/**
 * Functions with the same name in both Firestore SDKs. The constraints `C` of the two cannot be
 * mixed.
 */
interface Sdk<C> {
  where(field: string, operator: WhereOperator, value: unknown): C;
  orderBy(field: string, direction: 'asc' | 'desc'): C;
  startAfter(value: unknown): C;
  limit(count: number): C;
  readonly Timestamp: { fromDate(date: Date): object };
}

/** Converts a query to the constraints of one SDK, with times in that SDK's form. */
export function queryConstraints<T, C>(sdk: Sdk<C>, path: string, query: DocumentQuery<T>): C[] {
  const storedQuery = withStoredTimes(path, query, (moment) => sdk.Timestamp.fromDate(moment));
  return [
    ...(storedQuery.where ?? []).map(([field, operator, value]) =>
      sdk.where(field, operator, value),
    ),
    ...(storedQuery.orderBy ? [sdk.orderBy(...storedQuery.orderBy)] : []),
    ...(storedQuery.startAfter === undefined ? [] : [sdk.startAfter(storedQuery.startAfter)]),
    ...(storedQuery.limit === undefined ? [] : [sdk.limit(storedQuery.limit)]),
  ];
}
