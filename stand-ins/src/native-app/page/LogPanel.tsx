import type { Entry, EntryKind } from '../app/log';
import type { SimulatedApp } from '../app/simulated-app';
import { Button, Panel } from './parts';

const KINDS: Readonly<Record<EntryKind, string>> = {
  'from page': 'Page → app',
  'to page': 'App → page',
  store: 'Store',
  app: 'App',
  refused: 'Not heard',
};

function download(log: readonly Entry[]): void {
  const text = `${JSON.stringify(log, null, 2)}\n`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'parent-app-log.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

const timeOf = (at: string) => at.slice(11, 23);
const isEmpty = (payload: unknown) =>
  payload === undefined || JSON.stringify(payload) === '{}' || payload === null;

function Line({ entry: { at, kind, type, payload, note } }: { readonly entry: Entry }) {
  const head = (
    <>
      <time dateTime={at}>{timeOf(at)}</time>
      <span className="kind" data-kind={kind}>
        {KINDS[kind]}
      </span>
      <span className="type">{type}</span>
    </>
  );
  return (
    <li>
      {isEmpty(payload) ? (
        <div className="line">{head}</div>
      ) : (
        <details>
          <summary className="line">{head}</summary>
          <pre>{JSON.stringify(payload, null, 2)}</pre>
        </details>
      )}
      {note !== undefined && <p className="note">{note}</p>}
    </li>
  );
}

/** Lists the messages of both directions, the newest first. It never shows the token. */
export function LogPanel({
  app,
  log,
}: {
  readonly app: SimulatedApp;
  readonly log: readonly Entry[];
}) {
  return (
    <Panel title="Messages and events">
      <div className="actions">
        <Button onPress={() => download(log)} isDisabled={log.length === 0}>
          Export as JSON
        </Button>
        <Button onPress={app.clearLog} isDisabled={log.length === 0}>
          Clear
        </Button>
      </div>
      {log.length === 0 && <p className="soft">Nothing yet.</p>}
      <ol className="log" aria-label="Log">
        {[...log].reverse().map((entry) => (
          <Line key={entry.id} entry={entry} />
        ))}
      </ol>
    </Panel>
  );
}
