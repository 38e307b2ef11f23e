import { lazy, Suspense, useEffect } from 'react';
import type { RouteLocation } from 'shared-contracts';
import type { Fragments } from '../host/fragments';
import { RemoteOutlet } from '../host/RemoteOutlet';
import { NotFound } from '../pages';
import type { ShellPlatform } from '../platform/create-platform';
import type { RegistrySource } from '../registry/registry';
import { Loading } from './Loading';
import { PageBoundary } from './PageBoundary';
import type { Destination } from './routes';
import { ShellPage } from './ShellPage';

interface ScreenProps {
  readonly destination: Destination;
  readonly location: RouteLocation;
  readonly platform: ShellPlatform;
  readonly registry: RegistrySource;
  readonly fragments: Fragments;
  readonly onSettled: () => void;
}

const RegistryMissing = lazy(
  () => import(/* webpackChunkName: "registry-missing" */ './RegistryMissing'),
);
const RemotesList = lazy(() => import(/* webpackChunkName: "remotes-list" */ './RemotesList'));

/** What a path leads to: a screen of a remote, or a page of the shell. */
export function Screen(props: ScreenProps) {
  const { destination, location, platform, registry, fragments, onSettled } = props;
  const { kind } = destination;
  // A remote's outlet says so itself.
  useEffect(() => {
    if (kind !== 'remote') onSettled();
  }, [kind, onSettled]);

  switch (destination.kind) {
    case 'remote':
      return (
        <RemoteOutlet
          name={destination.name}
          screen={destination.screen}
          location={location}
          platform={platform}
          registry={registry}
          fragments={fragments}
          onSettled={onSettled}
        />
      );
    case 'page':
      return <ShellPage path={destination.path} />;
    case 'remotes-list':
    case 'registry-missing': {
      const Page = kind === 'remotes-list' ? RemotesList : RegistryMissing;
      return (
        <PageBoundary>
          <Suspense fallback={<Loading />}>
            <Page registry={registry} />
          </Suspense>
        </PageBoundary>
      );
    }
    case 'not-found':
      return <NotFound />;
  }
}
