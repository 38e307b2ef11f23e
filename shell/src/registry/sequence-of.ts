import type { Registry } from 'shared-contracts';

/**
 * Which change of the registry a document is; undefined in registry 1 (decision 49).
 *
 * @param registry unchecked
 */
export function sequenceOf(registry: unknown): number | undefined {
  const sequence = (registry as Partial<Registry> | null | undefined)?.sequence;
  return typeof sequence === 'number' ? sequence : undefined;
}
