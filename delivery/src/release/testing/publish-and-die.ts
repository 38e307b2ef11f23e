import { localDeployment } from '../../compose';
import { addresses, type RemoteName } from '../../addresses';
import { localRegistryKeys } from '../../signing/registry-keys';
import { published } from '../changes';
import { release } from '../release';
import { localStore } from '../../store/local/local-store';
import { present } from './present';

/** The work of a publisher that is killed. */
export interface LastWork {
  readonly where: { readonly offset: number };
  readonly sites: string;
  readonly remote: RemoteName;
  /** A stored build. */
  readonly build: string;
  /** The step after which it is killed. */
  readonly step: string;
}

// Runs in a child process, with its work as JSON in the arguments.
const work = JSON.parse(process.argv[2] ?? '') as LastWork;
const { where, sites, remote, build, step } = work;
const keys = localRegistryKeys(where);
await release({
  store: localStore(where),
  keys,
  sites,
  by: 'Heidi',
  reason: 'Because',
  action: 'publish',
  remote,
  deployment: { ...localDeployment(addresses(0)), registryKeys: keys.fingerprints },
  choose: (now) => published(present(now), remote, build),
  onStep: (done) => {
    if (done === step) process.kill(process.pid, 'SIGKILL');
  },
});
