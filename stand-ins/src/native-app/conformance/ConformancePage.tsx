import { useState } from 'react';
import type { Result, Verdict } from './result';

const WORDS: Readonly<Record<Verdict, string>> = {
  right: 'Right',
  wrong: 'Wrong',
  advice: 'Advice',
  look: 'Look yourself',
  'not built': 'Not built',
  skipped: 'Skipped',
};

export interface PageState {
  readonly results: readonly Result[];
  /** What the person should do now; null: nothing. */
  readonly instruction: string | null;
  readonly isRunning: boolean;
  readonly isDone: boolean;
}

interface ConformancePageProps {
  readonly state: PageState;
  onRun(): void;
  onSkip(): void;
}

const seconds = (ms: number | null) => (ms === null ? '' : `${(ms / 1000).toFixed(1)} s`);

function verdictOf(results: readonly Result[]): string {
  const faults = results.filter(({ verdict }) => verdict === 'wrong').length;
  if (faults === 0) return 'No faults found.';
  return faults === 1 ? '1 fault found.' : `${faults} faults found.`;
}

/** The page that a native team opens inside its own build. */
export function ConformancePage({ state, onRun, onSkip }: ConformancePageProps) {
  const { results, instruction, isRunning, isDone } = state;
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(JSON.stringify(results, null, 2));
    setCopied(true);
  };
  return (
    <main>
      <h1>Does your app speak the protocol?</h1>
      <p>
        This page plays the product: it sends your app each message and judges the answers. Use test
        accounts: dialogs of Google, Apple and the store will open. docs/parent-app.md says what
        each message means.
      </p>
      {!isRunning && (
        <button type="button" onClick={onRun}>
          {isDone ? 'Run again' : 'Run the checks'}
        </button>
      )}
      <p role="status">{instruction ?? (isDone ? verdictOf(results) : '')}</p>
      {isRunning && (
        <button type="button" onClick={onSkip}>
          Skip this one
        </button>
      )}
      {results.length > 0 && (
        <table>
          <caption>What your app does</caption>
          <thead>
            <tr>
              <th scope="col">Check</th>
              <th scope="col">Result</th>
              <th scope="col">Time</th>
              <th scope="col">What was seen, and how to mend it</th>
            </tr>
          </thead>
          <tbody>
            {results.map(({ check, verdict, ms, words }) => (
              <tr key={check} data-verdict={verdict}>
                <th scope="row">{check}</th>
                <td>{WORDS[verdict]}</td>
                <td>{seconds(ms)}</td>
                <td>{words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {isDone && (
        <button type="button" onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy the results'}
        </button>
      )}
    </main>
  );
}
