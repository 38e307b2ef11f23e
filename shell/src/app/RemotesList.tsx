import { Page, useObservable, useTitle } from 'kit';
import type { Registry } from 'shared-contracts';
import type { KnownRegistry, RegistrySource } from '../registry/registry';
import type { ResolvedRemote } from '../registry/resolve-remotes';
import { deviceStorage } from '../storage/device-storage';
import { pageComposition } from '../telemetry/composition';
import { isTester, whyThisBuild } from './why-this-build';
import styles from './remotes-list.module.css';

/**
 * The page `/__remotes`, which shows operators the builds that this page runs.
 * Source: docs/interfaces.md, Addresses.
 */
export default function RemotesList({ registry }: { readonly registry: RegistrySource }) {
  const remotes = useObservable(registry.remotes$, registry.remotes$.value);
  const knownRegistry = useObservable(registry.known$, registry.known$.value);
  useTitle('Remotes');
  return (
    <Page title="Remotes" intro="The builds that this page is composed of." width="wide">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Remote</th>
            <th scope="col">Version</th>
            <th scope="col">Build</th>
            <th scope="col" className={styles.wide}>
              Contract
            </th>
            <th scope="col" className={styles.wide}>
              Origin
            </th>
            <th scope="col" className={styles.wide}>
              Owner
            </th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {remotes.map((remote) => (
            <Row key={remote.name} resolved={remote} registry={knownRegistry.document} />
          ))}
        </tbody>
      </table>
      <ThisBrowser />
      <RegistryInfo {...knownRegistry} />
      <Composition id={pageComposition(remotes)} />
    </Page>
  );
}

/** Shows which registry decides, and why a newer one does not. */
function RegistryInfo({ document, isFetched, problem }: KnownRegistry) {
  const { sequence = 'without a number' } = (document ?? {}) as Partial<Registry>;
  const { by, reason } = (document ?? {}) as { readonly by?: string; readonly reason?: string };
  return (
    <section aria-label="Registry">
      <p>{`Registry ${sequence}, from ${isFetched ? '/registry.json' : 'this page'}.`}</p>
      {by !== undefined && <p>{`${by}: ${reason}`}</p>}
      {problem !== undefined && <p>{`The last /registry.json is not followed: ${problem}.`}</p>}
    </section>
  );
}

/** Shows the id of these builds, and how to use it (decision 55). */
const Composition = ({ id }: { readonly id: string }) => (
  <section aria-label="Composition">
    <p>
      Composition <code>{id}</code>
    </p>
    <p>
      The same builds: <code>{`npm start -- --composition ${id}`}</code>
    </p>
  </section>
);

/** Shows whether this browser is a tester, and the link to change that. */
function ThisBrowser() {
  const [sentence, channel] = isTester(deviceStorage())
    ? ['This browser has joined the testers: it gets every canary. Leave them by ', 'stable']
    : ['This browser is not one of the testers, who get every canary. Join them by ', 'canary'];
  const link = `/?channel=${channel}`;
  return (
    <section aria-label="This browser">
      <p>
        {sentence}
        <a href={link}>{link}</a>.
      </p>
    </section>
  );
}

interface RowProps {
  readonly resolved: ResolvedRemote;
  /** Unchecked. */
  readonly registry: unknown;
}

function Row({ resolved, registry }: RowProps) {
  const manifest = resolved.status === 'loadable' ? resolved.remote.manifest : undefined;
  const owner = manifest?.owner;
  const origin =
    resolved.status === 'loadable' ? new URL(resolved.remote.manifestUrl).origin : undefined;
  return (
    <tr>
      <th scope="row">{resolved.name}</th>
      <td>{manifest?.version ?? '–'}</td>
      <td>{manifest?.build ?? '–'}</td>
      <td className={styles.wide}>{manifest?.contract ?? '–'}</td>
      <td className={styles.wide}>{origin ?? '–'}</td>
      <td className={styles.wide}>{owner ? `${owner.team}, ${owner.onCall}` : '–'}</td>
      <td>
        {whyThisBuild(resolved, registry, {
          device: deviceStorage(),
          session: deviceStorage(() => sessionStorage),
        })}
      </td>
    </tr>
  );
}
