import {
  isRecord,
  type MessageToParentAppMap,
  type MessageToParentAppType,
} from 'shared-contracts';
import { ALL_MESSAGES, type AppSettings } from './settings';

/** A message of the page, by its type. */
export type MessageFromPage = {
  readonly [T in MessageToParentAppType]: {
    readonly type: T;
    readonly payload: MessageToParentAppMap[T];
  };
}[MessageToParentAppType];

export type Heard =
  | { readonly isTaken: true; readonly message: MessageFromPage }
  | {
      readonly isTaken: false;
      readonly type: string;
      readonly payload: unknown;
      readonly reason: string;
    };

function parse(text: unknown): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(String(text));
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** The problem with the payload of a known type. */
function payloadProblem(type: MessageToParentAppType, payload: unknown): string | undefined {
  if (!isRecord(payload)) return 'Its payload is no object.';
  if (type === 'LOG_IN_TO_SUBSCRIPTION_SERVICE' && typeof payload.uid !== 'string') {
    return 'Its payload has no uid.';
  }
  if (type === 'OPEN_EXTERNAL_URL' && !/^https?:/.test(String(payload.url))) {
    return 'Its payload has no web address.';
  }
  const { package: sold, oldProductID } = payload;
  const hasProduct = isRecord(sold) && isRecord(sold.product);
  if (type === 'PURCHASE_PACKAGE' && !(hasProduct && oldProductID !== undefined)) {
    return 'Its payload needs a package and an oldProductID.';
  }
  return undefined;
}

/**
 * Reads what a page has posted. Every frame of a page can post on Android, so a message without
 * this start's token is not heard.
 *
 * @param token null: of an app that hears everybody
 */
export function hear(
  text: unknown,
  token: string | null,
  { supports }: Pick<AppSettings, 'supports'>,
): Heard {
  const { type, payload, token: received } = parse(text);
  const refuse = (reason: string): Heard => ({
    isTaken: false,
    type: typeof type === 'string' ? type : 'no message',
    payload,
    reason,
  });
  if (token !== null && received !== token) {
    return refuse(received === undefined ? 'It has no token.' : 'Its token is another one.');
  }
  const messageType = ALL_MESSAGES.find((one) => one === type);
  if (!messageType) return refuse('The protocol has no such message.');
  const problem = payloadProblem(messageType, payload);
  if (problem !== undefined) return refuse(problem);
  if (supports && !supports.includes(messageType)) {
    return refuse('This version of the app does not answer it.');
  }
  return { isTaken: true, message: { type: messageType, payload } as MessageFromPage };
}
