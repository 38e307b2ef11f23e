import { useState } from 'react';

/** Keeps the array of an earlier render while its ids are equal, so that effects need not rerun. */
export function useSameIds(ids: readonly string[]): readonly string[] {
  const [kept, setKept] = useState(ids);
  const isSame = kept.length === ids.length && kept.every((id, place) => id === ids[place]);
  if (!isSame) setKept(ids);
  return isSame ? kept : ids;
}
