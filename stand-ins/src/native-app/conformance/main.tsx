import { createRoot } from 'react-dom/client';
import { look } from './about-app';
import { checkAfterReload } from './after-reload';
import { ConformancePage, type PageState } from './ConformancePage';
import { listen } from './ear';
import type { Result } from './result';
import type { Run } from './exchange';
import { runChecks } from './run';
import './styles.css';

// This comes first, because it reads the app at the first script of the page.
const first = look(window);
const ear = listen(window);
const loadedAt = Date.now();

/** Key of the results from before the reload. */
const KEPT = 'conformance';

function takeKept(): readonly Result[] | undefined {
  const text = sessionStorage.getItem(KEPT);
  sessionStorage.removeItem(KEPT);
  return text === null ? undefined : (JSON.parse(text) as readonly Result[]);
}

const rootElement = document.getElementById('root');
const root = rootElement && createRoot(rootElement);
let skip = new AbortController();
let state: PageState = { results: [], instruction: null, isRunning: false, isDone: false };

function set(change: Partial<PageState>): void {
  state = { ...state, ...change };
  root?.render(
    <ConformancePage state={state} onRun={() => void start()} onSkip={() => skip.abort()} />,
  );
}

const run: Run = {
  target: window,
  ear,
  first,
  loadedAt,
  note: (result) => set({ results: [...state.results, result] }),
  instruct(instruction) {
    skip = new AbortController();
    set({ instruction });
    return skip.signal;
  },
};

async function start(): Promise<void> {
  // A second run also begins with a fresh page.
  if (state.isDone) return location.reload();
  set({ isRunning: true });
  await runChecks(run);
  sessionStorage.setItem(KEPT, JSON.stringify(state.results));
  location.reload();
}

async function goOn(results: readonly Result[]): Promise<void> {
  set({ results, isRunning: true });
  await checkAfterReload(run);
  set({ isRunning: false, isDone: true });
}

set({});
const kept = takeKept();
if (kept) void goOn(kept);
