import { useState } from 'react';

/** A state that this browser keeps. */
export function useStored<T>(name: string, first: T): [T, (next: T) => void] {
  const key = `simulator.${name}`;
  const [value, setValue] = useState<T>(() => {
    const stored = localStorage.getItem(key);
    try {
      return stored === null ? first : (JSON.parse(stored) as T);
    } catch {
      return first;
    }
  });
  return [
    value,
    (next) => {
      localStorage.setItem(key, JSON.stringify(next));
      setValue(next);
    },
  ];
}
