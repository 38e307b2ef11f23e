import { BehaviorSubject, Subject } from 'rxjs';
import {
  type CallableName,
  type CallableRequest,
  type CallableResponse,
  parsePersisted,
  type DeviceMetadata,
  type PersistedKey,
  AppError,
  type MessageFromParentApp,
  type MessageToParentApp,
  type MessageToParentAppType,
  type ParentAppPackage,
  DEFAULT_PREFERENCES,
  type Device,
  type DevicePreferences,
  type Log,
  type ParentApp,
  type Persistence,
  type Platform,
  type Preferences,
  type StoreVisit,
} from 'shared-contracts';
import { copyOf } from './copy';
import type { InMemoryHandlers, InMemoryOptions } from './options';
import type { Recorded } from './recorded';

/** Records log entries. Details are stored unread, so they cannot make it throw. */
export function createLog(recorded: Recorded): Log {
  const write =
    (level: Recorded['logs'][number]['level']): Log['info'] =>
    (message, details) => {
      recorded.logs.push({ level, message, details });
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}

const BROWSER: DeviceMetadata = {
  windowInnerHeight: 800,
  resizeListenerTurnedOn: false,
  isEmbeddedInAndroidIosApp: false,
  parentAppVersion: null,
  parentAppBuildNumber: null,
  parentAppBundleId: null,
  parentAppOS: null,
};

/** A browser window of 800 CSS pixels height that keeps its size. */
export function createDevice(overrides: Partial<DeviceMetadata> = {}): Device {
  const metadata$ = new BehaviorSubject<DeviceMetadata>({ ...BROWSER, ...overrides });
  return {
    metadata$,
    setResizeListener: (isOn) =>
      metadata$.next({ ...metadata$.value, resizeListenerTurnedOn: isOn }),
  };
}

/** @param stored preferences of an earlier visit */
export function createPreferences(stored: Partial<DevicePreferences> = {}): Preferences {
  const values$ = new BehaviorSubject<DevicePreferences>({ ...DEFAULT_PREFERENCES, ...stored });
  return { values$, set: (change) => values$.next({ ...values$.value, ...change }) };
}

/** @param first values of earlier visits; `blocked`: a device that stores nothing */
export function createPersistence(first: InMemoryOptions['persisted'] = {}, log: Log): Persistence {
  const stored = new Map<string, unknown>(first === 'blocked' ? [] : Object.entries(first));

  /** Returns a usable value; logs any other. */
  function fitting<K extends PersistedKey>(key: K, value: unknown) {
    const usable = parsePersisted(key, value);
    if (usable === undefined) log.warn('Not what this device stores', { key });
    return usable;
  }

  return {
    async restore(key) {
      if (!stored.has(key)) return undefined;
      const value = fitting(key, structuredClone(stored.get(key)));
      if (value === undefined) stored.delete(key);
      return value;
    },
    async store(key, value) {
      const isKept = first !== 'blocked' && fitting(key, value) !== undefined;
      if (isKept) stored.set(key, structuredClone(value));
    },
  };
}

/** The parent app, with the members that only the shell uses. */
export interface InMemoryParentApp extends ParentApp {
  beforeSending(ask: (message: MessageToParentApp) => Promise<boolean> | undefined): void;
  readonly storeVisit$: BehaviorSubject<StoreVisit>;
}

/** A parent app for tests; when not embedded it neither sends nor receives. */
export function createParentApp(
  { isEmbeddedInAndroidIosApp: isEmbedded }: DeviceMetadata,
  recorded: Recorded,
  answered?: readonly MessageToParentAppType[],
): { readonly parentApp: InMemoryParentApp; receive(message: MessageFromParentApp): void } {
  let ask: Parameters<InMemoryParentApp['beforeSending']>[0] = () => undefined;
  const messages = new Subject<MessageFromParentApp>();
  const packages$ = new BehaviorSubject<readonly ParentAppPackage[]>([]);
  const supports = (type: MessageToParentAppType) =>
    isEmbedded && (answered?.includes(type) ?? true);
  return {
    parentApp: {
      isEmbedded,
      supports,
      send: (type, payload) => {
        if (!supports(type)) return;
        const message = { type, payload: copyOf(payload) } as MessageToParentApp;
        const answer = ask(message);
        if (answer === undefined) recorded.sent.push(message);
        else void answer.then((isWanted) => isWanted && recorded.sent.push(message));
      },
      beforeSending: (next) => (ask = next),
      storeVisit$: new BehaviorSubject<StoreVisit>('none'),
      messages$: messages.asObservable(),
      packages$,
    },
    receive: (message) => {
      if (!isEmbedded) return;
      if (message.type === 'SUBSCRIPTION_PACKAGES') packages$.next(message.payload.packages);
      messages.next(message);
    },
  };
}

/** Backend functions from handlers; requests and answers are copied, as on the network. */
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
