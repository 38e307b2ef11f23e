import type { BehaviorSubject, Subject } from 'rxjs';
import { getDotPath, is, safeParse } from 'valibot';
import {
  MessageFromParentAppSchema,
  ParentAppPackageSchema,
  type Log,
  type MessageFromParentApp,
  type ParentAppPackage,
} from 'shared-contracts';
import { countDropped } from './dropped';

/**
 * Longest message that is read, in characters. The longest real one, with a store's packages, has a
 * few thousand.
 */
const LONGEST = 100_000;

export interface MessageReader {
  /** Checks a message, and passes a valid one to `messages$` and `packages$`. */
  receive(event: MessageEvent): void;
  readonly drop: ReturnType<typeof countDropped>;
}

interface ReaderOptions {
  readonly target: Window;
  readonly log: Log;
  readonly messages$: Subject<MessageFromParentApp>;
  readonly packages$: BehaviorSubject<readonly ParentAppPackage[]>;
}

/**
 * Checks messages for the parent app's bridge. Messages that are malformed, unknown or not from the
 * app change nothing and are counted. Source: PARENT-malformed, PARENT-in-source.
 */
export function createMessageReader(options: ReaderOptions): MessageReader {
  const { target, log, messages$, packages$ } = options;
  const drop = countDropped(log);

  function receive({ source, origin, data }: MessageEvent) {
    // Refuse embedded frames. A removed frame has no source any more, but still its origin.
    const isOwn = source === null || source === target;
    if (!isOwn || (origin !== '' && origin !== target.location.origin)) return drop('foreign');
    if (typeof data === 'string' && data.length > LONGEST) return drop('too long');
    const json = parseJson(data);
    if (json === undefined) return drop('no JSON');
    const { success, issues, output } = safeParse(
      MessageFromParentAppSchema,
      withReadablePackages(json, drop),
    );
    // Report only the path, because the text of an issue repeats the message.
    if (!success) return drop('malformed', getDotPath(issues[0]) ?? 'the whole message');
    if (output.type === 'SUBSCRIPTION_PACKAGES') packages$.next(output.payload.packages);
    messages$.next(output);
  }

  return { receive, drop };
}

/** @returns undefined for a text that is no JSON */
function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Removes unreadable packages from a list, so a bad package does not cost the others. Each bad one
 * is counted. Any other message stays unchanged.
 */
function withReadablePackages(json: unknown, drop: ReturnType<typeof countDropped>): unknown {
  const { type, payload } = Object(json) as { type?: unknown; payload?: { packages?: unknown } };
  const packages: unknown = payload?.packages;
  if (type !== 'SUBSCRIPTION_PACKAGES' || !Array.isArray(packages)) return json;
  const readable = packages.filter((one, index) => {
    const isReadable = is(ParentAppPackageSchema, one);
    if (!isReadable) drop('malformed', `payload.packages.${index}`);
    return isReadable;
  });
  return { type, payload: { ...payload, packages: readable } };
}
