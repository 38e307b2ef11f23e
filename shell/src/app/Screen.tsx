import { useEffect } from 'react';
import type { RouteLocation } from 'shared-contracts';
import { RemoteOutlet } from '../host/RemoteOutlet';
import { NotFound } from '../pages';
import type { ShellPlatform } from '../platform/create-platform';
import type { RegistrySource } from '../registry/registry';
import { RegistryMissing } from './RegistryMissing';
import { RemotesList } from './RemotesList';
import type { Destination } from './routes';
import { ShellPage } from './ShellPage';

interface ScreenProps {
  readonly destination: Destination;
  readonly location: RouteLocation;
  readonly platform: ShellPlatform;
  readonly registry: RegistrySource;
  readonly onSettled: () => void;
}

/** What a path leads to: a screen of a remote, or a page of the shell. */
export function Screen(props: ScreenProps) {
  const { destination, location, platform, registry, onSettled } = props;
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
          onSettled={onSettled}
        />
      );
    case 'page':
      return <ShellPage path={destination.path} />;
    case 'remotes-list':
      return <RemotesList registry={registry} />;
    case 'registry-missing':
      return <RegistryMissing registry={registry} />;
    case 'not-found':
      return <NotFound />;
  }
}
