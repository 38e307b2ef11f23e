import type { CallableName, CallableRequest, CallableResponse } from '../../callables/index';
import { AppError } from '../../errors/index';
import type { Platform } from '../../platform/index';
import { copyOf } from './copy';
import type { InMemoryHandlers } from './options';
import type { Recorded } from './recorded';

/** Answers from handlers; request and answer are copied, as on the wire. */
export function createFunctions(
  handlers: InMemoryHandlers = {},
  recorded: Recorded,
): Platform['functions'] {
  return {
    async call<N extends CallableName>(
      name: N,
      payload: CallableRequest<N>,
    ): Promise<CallableResponse<N>> {
      try {
        recorded.calls.push({ name, payload: copyOf(payload) });
        const handler = handlers[name];
        if (!handler) throw new AppError('unimplemented', `No function "${name}"`);
        return copyOf(await handler(copyOf(payload)));
      } catch (error) {
        if (error instanceof AppError) throw error;
        throw new AppError('internal', error instanceof Error ? error.message : 'internal');
      }
    },
  };
}
