/** Cards that are added at a time: whole rows in 1, 2, 3, 4 or 6 columns, as on the first page. */
export const BATCH_SIZE = 24;

/** Divides a list into batches; the last one may be smaller. */
export function inBatches<T>(list: readonly T[], size: number = BATCH_SIZE): readonly T[][] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, index) => list.slice(index * size, (index + 1) * size));
}
