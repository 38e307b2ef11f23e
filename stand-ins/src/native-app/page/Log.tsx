import type { Entry, EntryKind } from '../app/log';
import { Panel } from './Controls';

const KINDS: Readonly<Record<EntryKind, string>> = {
  'from page': 'Page → app',
  'to page': 'App → page',
  store: 'Store',
  app: 'App',
  refused: 'Not heard',
};

/** The messages of both directions, the newest first, without the token. */
export function Log({ log }: { readonly log: readonly Entry[] }) {
  return (
    <Panel title="Messages and events">
      <ol aria-label="Log">
        {[...log].reverse().map(({ id, at, kind, type, payload, note }) => (
          <li key={id} data-kind={kind}>
            <time dateTime={at}>{at.slice(11, 23)}</time> {KINDS[kind]}: <strong>{type}</strong>
            {payload !== undefined && <pre>{JSON.stringify(payload, null, 1)}</pre>}
            {note !== undefined && <p>{note}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
