import { Subject } from 'rxjs';
import type { DeviceMetadata } from '../../entities/index';
import type { MessageFromParentApp } from '../../parent-app';
import type { ParentApp } from '../../platform/index';
import { copyOf } from './copy';
import type { Recorded } from './recorded';

/** A parent app that a test can speak for; when not embedded nothing goes out or comes in. */
export function createParentApp(
  { isEmbeddedInAndroidIosApp: isEmbedded }: DeviceMetadata,
  recorded: Recorded,
): { readonly parentApp: ParentApp; receive(message: MessageFromParentApp): void } {
  const messages = new Subject<MessageFromParentApp>();
  return {
    parentApp: {
      isEmbedded,
      send: (type, payload) => {
        if (isEmbedded) recorded.sent.push({ type, payload: copyOf(payload) });
      },
      messages$: messages.asObservable(),
    },
    receive: (message) => {
      if (isEmbedded) messages.next(message);
    },
  };
}
