import type { Destination } from './routes';

/** Routes with the same key share one mount: home stays when a lesson opens on it. */
export function screenKey(destination: Destination): string {
  switch (destination.kind) {
    case 'remote':
      return `${destination.name}/${destination.screen}`;
    case 'page':
      return destination.path;
    case 'remotes-list':
    case 'registry-missing':
    case 'not-found':
      return destination.kind;
  }
}
