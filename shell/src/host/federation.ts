import * as runtimeCore from '@module-federation/runtime-core';
import { createInstance, type ModuleFederation } from '@module-federation/runtime';
import * as kit from 'kit';
import kitPackage from 'kit/package.json';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import { mountRootParcel } from 'single-spa';
import { REMOTE_TIMEOUT_MS, type RegisteredRemote, type ScreenModule } from 'shared-contracts';

// Remotes are built with an external runtime and look for it here. Assigning it ourselves costs
// 1 kB; the plugin's own way bundles a second copy.
declare global {
  var _FEDERATION_RUNTIME_CORE: unknown;
}
globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

const provide = (version: string, library: unknown) => ({
  version,
  scope: 'default',
  lib: () => library,
  loaded: true,
  shareConfig: { singleton: true, requiredVersion: `^${version}`, strictVersion: true },
});

const scriptAttributes = new Map<string, string | undefined>();

const instance: ModuleFederation = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: {
    react: provide(React.version, React),
    'react/jsx-runtime': provide(React.version, jsxRuntime),
    'react-dom': provide(ReactDOM.version, ReactDOM),
    'react-dom/client': provide(ReactDOM.version, ReactDOMClient),
    [`kit-${kitPackage.version.split('.')[0]}`]: provide(kitPackage.version, kit),
  },
  plugins: [
    {
      name: 'script-attributes',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.crossOrigin = 'anonymous';
        const integrity = scriptAttributes.get(url);
        if (integrity) script.integrity = integrity;
        return { script, timeout: REMOTE_TIMEOUT_MS };
      },
    },
  ],
});

/** Makes one build of a remote known; a later build of the same remote replaces it. */
function register({ name, manifestUrl, manifest }: RegisteredRemote): void {
  const entry = new URL(manifest.entry.file, manifestUrl).href;
  scriptAttributes.set(entry, manifest.entry.integrity);
  const known = instance.options.remotes.find((remote) => remote.name === name);
  if (known && 'entry' in known && known.entry === entry) return;
  instance.registerRemotes([{ name, entry, entryGlobalName: manifest.container, type: 'global' }], {
    force: known !== undefined,
  });
}

async function load(remote: RegisteredRemote, expose: string): Promise<ScreenModule> {
  register(remote);
  const module = await instance.loadRemote<ScreenModule>(`${remote.name}/${expose.slice(2)}`);
  if (!module) throw new Error(`${remote.name} exposes no ${expose}`);
  return module;
}

const modules = new Map<string, Promise<ScreenModule>>();

/**
 * Loads the module of one screen; once per build, so opening a screen that was prefetched asks the
 * runtime nothing. A failure is forgotten.
 *
 * @throws what runtime or webpack throw; see `toRemoteFailure`
 */
export function loadFederatedModule(
  remote: RegisteredRemote,
  expose: string,
): Promise<ScreenModule> {
  const key = `${remote.manifestUrl} ${remote.manifest.container} ${expose}`;
  const known = modules.get(key);
  if (known) return known;
  const loading = load(remote, expose);
  modules.set(key, loading);
  loading.catch(() => modules.delete(key));
  return loading;
}

export { mountRootParcel };
