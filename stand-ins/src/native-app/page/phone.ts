import { FRESH_STORES, settingsOf, type AppState, type KeptState } from '../app/app-state';
import { PRESET_NAMES, type Os } from '../app/settings';
import { createSimulatedApp, type SimulatedApp } from '../app/simulated-app';
import type { StoreControl } from '../app/phone-store';

const KEPT = 'simulator';

/** A simulated app with the frame that plays its web view. */
export interface Phone {
  readonly app: SimulatedApp;
  /** The path that the app opens when it starts. */
  readonly firstPath: string;
  /** Null: the frame is gone. */
  setFrame(frame: HTMLIFrameElement | null): void;
  /** Opens a path of the product in the web view. */
  open(path: string): void;
  /** Ends the page, as a system without memory does. */
  endPage(): void;
  /** Tells the page the height that the keyboard covers, in pixels. */
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
 * The state in a link, `?os=android&preset=dies`. It has a fresh store account, so that a link
 * always shows the same.
 */
function linked(): Partial<KeptState> {
  const query = new URLSearchParams(location.search);
  const os = query.get('os');
  const preset = PRESET_NAMES.find((name) => name === query.get('preset'));
  if (preset === undefined && os === null) return {};
  const settings = settingsOf(preset ?? 'new', os === 'android' ? 'android' : 'ios');
  return { preset: preset ?? 'new', settings, stores: FRESH_STORES };
}

/** The `?path=` of this page, if it is a path of the product; otherwise home. */
function firstPath(): string {
  const path = new URLSearchParams(location.search).get('path') ?? '';
  return /^\/(?![/\\])/.test(path) ? path : '/home';
}

const hex = (byte: number) => byte.toString(16).padStart(2, '0');

type FrameWindow = Window & typeof globalThis;

/** Delivers as a native web view does: to the document on Android, to the window on iOS. */
function deliver(inside: FrameWindow, text: string, os: Os): void {
  const target = os === 'android' ? inside.document : inside;
  // An event of the frame itself has neither a source nor an origin.
  target.dispatchEvent(new inside.MessageEvent('message', { data: text }));
}

/** Empties the session storage for each new web view. */
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
 * Tells a page the size of the keyboard as a browser does, and scrolls the focused field into view
 * as the systems do.
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

/** Creates the phone of this page, which keeps its state in the browser's storage. */
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
