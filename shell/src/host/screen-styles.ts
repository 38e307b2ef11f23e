import type { RegisteredRemote } from 'shared-contracts';
import { takePageStyle } from './page-style';
import { RemoteError } from './remote-error';

interface Linked {
  readonly ready: Promise<void>;
  remove(): void;
  users: number;
}

const linked = new Map<string, Linked>();

function link(href: string, integrity: string | undefined): Linked {
  const element = document.createElement('link');
  element.rel = 'stylesheet';
  element.href = href;
  element.crossOrigin = 'anonymous';
  if (integrity) element.integrity = integrity;
  const ready = new Promise<void>((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () =>
      reject(new RemoteError({ kind: 'unreachable', url: href })),
    );
  });
  document.head.append(element);
  return { ready, remove: () => element.remove(), users: 0 };
}

/** A style sheet that the composed page holds already, and that was in force before any script. */
function inPage(href: string): Linked | undefined {
  const remove = takePageStyle(href);
  return remove && { ready: Promise.resolve(), remove, users: 0 };
}

/**
 * Links the style sheets that a screen declares. They are counted, so screens that share one do not
 * take it from each other.
 *
 * @returns `ready` settles when all have arrived (rejecting with a `RemoteError`); `release` unlinks
 *   what nobody else uses
 */
export function linkScreenStyles(remote: RegisteredRemote, screen: string) {
  const styles = remote.manifest.screens[screen]?.styles ?? [];
  const used = styles.map(({ file, integrity }) => {
    const href = new URL(file, remote.manifestUrl).href;
    const entry = linked.get(href) ?? inPage(href) ?? link(href, integrity);
    linked.set(href, entry);
    entry.users += 1;
    return { href, entry };
  });
  let isReleased = false;
  return {
    ready: Promise.all(used.map(({ entry }) => entry.ready)).then(() => undefined),
    release() {
      if (isReleased) return;
      isReleased = true;
      for (const { href, entry } of used) {
        entry.users -= 1;
        if (entry.users > 0) continue;
        entry.remove();
        linked.delete(href);
      }
    },
  };
}
