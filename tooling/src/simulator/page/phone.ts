import { createSimulatedApp, type KeptState, type SimulatedApp } from '../app/simulated-app';
import type { StoreControl } from '../app/store-account';

const KEPT = 'simulator';

/** A simulated app with the frame that shows its web view. */
export interface Phone {
  readonly app: SimulatedApp;
  /** The frame that plays the web view, once there is one. */
  setFrame(frame: HTMLIFrameElement | null): void;
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
    return JSON.parse(localStorage.getItem(KEPT) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** The phone of this page; what it keeps lies in this browser's storage. */
export function createPhone(): Phone {
  let frame: HTMLIFrameElement | null = null;
  const app = createSimulatedApp(
    {
      deliver(text, os) {
        const inside = frame?.contentWindow as (Window & typeof globalThis) | null | undefined;
        if (!inside) return;
        // Android delivers on the document, iOS on the window; neither has a source or an origin.
        const target = os === 'android' ? inside.document : inside;
        target.dispatchEvent(new inside.MessageEvent('message', { data: text }));
      },
      control,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      newToken: () =>
        [...crypto.getRandomValues(new Uint8Array(16))]
          .map((n) => n.toString(16).padStart(2, '0'))
          .join(''),
    },
    readKept(),
  );
  app.subscribe(() => {
    const { preset, settings, email, stores } = app.getState();
    localStorage.setItem(KEPT, JSON.stringify({ preset, settings, email, stores }));
  });
  return { app, setFrame: (next) => void (frame = next) };
}
