import { isRecord, MESSAGES_TO_PARENT_APP, type MessageToParentApp } from 'shared-contracts';
import { PAYLOADS_TO_PARENT_APP } from 'shared-contracts/parent-app-guide';
import { getDotPath, safeParse } from 'valibot';
import type { AppSettings } from './settings';

export type Heard =
  | { readonly isTaken: true; readonly message: MessageToParentApp }
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
function payloadProblem(type: MessageToParentApp['type'], payload: unknown): string | undefined {
  const { success, issues } = safeParse(PAYLOADS_TO_PARENT_APP[type], payload);
  if (!success) return `Its ${getDotPath(issues[0]) ?? 'payload'} is wrong. ${issues[0].message}`;
  const { url } = payload as { readonly url?: unknown };
  const isNoPage = type === 'OPEN_EXTERNAL_URL' && !/^https?:/.test(String(url));
  return isNoPage ? 'Its payload has no web address.' : undefined;
}

/**
 * Reads a text that a page has posted. Every frame of a page can post on Android, so the app takes
 * only messages with the token of this start.
 *
 * @param token null: the app has none, and takes messages of every frame
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
  const messageType = MESSAGES_TO_PARENT_APP.find((one) => one === type);
  if (!messageType) return refuse('The protocol has no such message.');
  const problem = payloadProblem(messageType, payload);
  if (problem !== undefined) return refuse(problem);
  if (supports && !supports.includes(messageType)) {
    return refuse('This version of the app does not answer it.');
  }
  return { isTaken: true, message: { type: messageType, payload } as MessageToParentApp };
}
