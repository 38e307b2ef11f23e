import { aRegisteredRemote } from 'common-testing';
import type { ResolvedRemote } from '../../registry/resolve-remotes';
import type { LoadFact } from '../telemetry';

type Loadable = Extract<ResolvedRemote, { status: 'loadable' }>;

const remote = aRegisteredRemote({ name: 'mf-live' });

/** A loadable remote. */
export const aResolved = (change: Partial<Loadable> = {}): Loadable => ({
  status: 'loadable',
  name: 'mf-live',
  remote,
  routes: [],
  slots: [],
  isOverridden: false,
  ...change,
});

/** A load of a screen shown after 120 ms. */
export const aLoad = (change: Partial<LoadFact> = {}): LoadFact => ({
  resolved: aResolved(),
  screen: 'live-lessons',
  ms: 120,
  ...change,
});
