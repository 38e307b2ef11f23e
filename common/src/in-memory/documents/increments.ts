import { isRecord } from 'shared-contracts';
import { Incremented, type Fields } from './values';

/**
 * The change with every number to be added replaced by the sum; anything but a number counts as 0.
 */
export function addIncrements(old: Fields, change: Fields): Fields {
  const added = Object.entries(change).map(([name, value]) => {
    const oldValue = Object.hasOwn(old, name) ? old[name] : undefined;
    if (value instanceof Incremented) {
      return [name, (typeof oldValue === 'number' ? oldValue : 0) + value.by] as const;
    }
    if (!isRecord(value)) return [name, value] as const;
    return [name, addIncrements(isRecord(oldValue) ? oldValue : {}, value)] as const;
  });
  return Object.fromEntries(added);
}
