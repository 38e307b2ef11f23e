import { FRESH_STORES, settingsOf, type AppState, type KeptState } from '../app/app-state';
import { PRESET_NAMES, type Os } from '../app/settings';
import { createSimulatedApp, type SimulatedApp } from '../app/simulated-app';
import type { StoreControl } from '../app/store-account';

const KEPT = 'simulator';

/** A simulated app with the frame that plays its web view. */
export interface Phone {
  readonly app: SimulatedApp;
  /** Where the app begins when it starts. */
  readonly firstPath: string;
  /** The frame, once there is one. */
  setFrame(frame: HTMLIFrameElement | null): void;
  /** Opens a path of the product in the web view. */
  open(path: string): void;
  /** Ends the page, as a system does that is short of memory. */
  endPage(): void;
  /** Tells the page how much of it the keyboard covers, in pixels. */
  cover(pixels: number): void;
}

const control: StoreControl = async (name, body) => {
  const response = await fetch(`/__simulator/store/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.ok) return;
  const { error } = (await response.json()) as { error?: string };
  throw new Error(error ?? `The store answers ${response.status}.`);
};

function readKept(): KeptState | undefined {
  try {
    return (JSON.parse(localStorage.getItem(KEPT) ?? 'null') as KeptState | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * The phone of a link, `?os=android&preset=dies`: it begins with a fresh store account, so that a
 * link always shows the same.
 */
function linked(): Partial<KeptState> {
  const query = new URLSearchParams(location.search);
  const os = query.get('os');
  const preset = PRESET_NAMES.find((name) => name === query.get('preset'));
  if (preset === undefined && os === null) return {};
  const settings = settingsOf(preset ?? 'new', os === 'android' ? 'android' : 'ios');
  return { preset: preset ?? 'new', settings, stores: FRESH_STORES };
}

/** `?path=` of this page, where it is a path of the product; else home. */
function firstPath(): string {
  const path = new URLSearchParams(location.search).get('path') ?? '';
  return /^\/(?![/\\])/.test(path) ? path : '/home';
}

const hex = (byte: number) => byte.toString(16).padStart(2, '0');

type FrameWindow = Window & typeof globalThis;

/** Delivers as the native web view does: on Android on the document, on iOS on the window. */
function deliver(inside: FrameWindow, text: string, os: Os): void {
  const target = os === 'android' ? inside.document : inside;
  // Made in the frame and dispatched there, so it has neither a source nor an origin.
  target.dispatchEvent(new inside.MessageEvent('message', { data: text }));
}

/** Another web view has a session storage of its own, and an empty one. */
function forgetSessionAtStart(app: SimulatedApp): void {
  const viewOf = ({ start, page }: AppState) => `${start}.${page}`;
  let last = viewOf(app.getState());
  app.subscribe(() => {
    const view = viewOf(app.getState());
    if (view !== last) sessionStorage.clear();
    last = view;
  });
}

/**
 * Tells a page of the keyboard as a browser does. It moves the field with the focus into the free
 * part, as the systems do.
 */
function cover(inside: FrameWindow, pixels: number): void {
  const { visualViewport: seen, innerHeight, document } = inside;
  if (!seen) return;
  const height = innerHeight - pixels;
  Object.defineProperty(seen, 'height', { configurable: true, value: height });
  seen.dispatchEvent(new inside.Event('resize'));
  const field = document.activeElement;
  if (!field?.matches('input, textarea')) return;
  field.scrollIntoView({ block: 'nearest' });
  inside.scrollBy(0, Math.max(0, field.getBoundingClientRect().bottom - height));
}

/** The phone of this page; what it keeps lies in this browser's storage. */
export function createPhone(): Phone {
  let frame: HTMLIFrameElement | null = null;
  const inside = () => frame?.contentWindow as FrameWindow | null | undefined;
  const app = createSimulatedApp(
    {
      deliver(text, os) {
        const target = inside();
        if (target) deliver(target, text, os);
      },
      control,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      newToken: () => [...crypto.getRandomValues(new Uint8Array(16))].map(hex).join(''),
    },
    { ...readKept(), ...linked() },
  );
  app.subscribe(() => {
    const { preset, settings, email, stores } = app.getState();
    localStorage.setItem(KEPT, JSON.stringify({ preset, settings, email, stores }));
  });
  forgetSessionAtStart(app);
  return {
    app,
    firstPath: firstPath(),
    setFrame: (next) => void (frame = next),
    open: (path) => inside()?.location.assign(path),
    endPage() {
      const { pathname, search, hash } = inside()?.location ?? location;
      app.pageEnded(pathname + search + hash);
    },
    cover(pixels) {
      const page = inside();
      if (page) cover(page, pixels);
    },
  };
}
