import { SERVER_ONLY_COLLECTIONS } from '../../../document-paths';
import { AppError } from '../../../errors/index';
import type { InMemoryOptions } from '../options';

type Refuse = NonNullable<InMemoryOptions['refuseDocuments']>;

const isServerOnly = (path: string): boolean =>
  SERVER_ONLY_COLLECTIONS.some((name) => name === path.split('/')[0]);

/** The rule that holds when a test names none (DESIGN §6). */
const refuseServerOnly: Refuse = (_operation, path) =>
  isServerOnly(path)
    ? new AppError('permission-denied', 'Missing or insufficient permissions.')
    : undefined;

/** Throws what keeps this operation from happening: a malformed path, or what `refuse` answers. */
export function createGuard(refuse: Refuse = refuseServerOnly) {
  return (operation: 'read' | 'write', kind: 'document' | 'collection', path: string): void => {
    const segments = path.split('/');
    if (segments.includes('') || segments.length % 2 !== (kind === 'document' ? 0 : 1)) {
      throw new AppError('invalid-argument', `Not the path of a ${kind}: ${path}`, {
        field: 'path',
      });
    }
    const refusal = refuse(operation, path);
    if (refusal) throw refusal;
  };
}
