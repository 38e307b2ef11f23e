import * as runtimeCore from '@module-federation/runtime-core';
import { createInstance, type ModuleFederation } from '@module-federation/runtime';
import * as kit from 'kit';
import kitPackage from 'kit/package.json';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import { mountRootParcel } from 'single-spa';
import { REMOTE_TIMEOUT_MS, type RemoteFile, type ScreenModule } from 'shared-contracts';

// Remotes are built with an external runtime and look for it here. Assigning it ourselves costs 1
// kB; the plugin's own way would bundle a second copy.
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

/** Identifies the module of a screen for the federation runtime. */
export interface FederatedScreen {
  /** Name of the remote. */
  readonly name: string;
  /** Global name of the build's container. */
  readonly container: string;
  readonly entry: RemoteFile;
  /** `./home` */
  readonly expose: string;
}

/** Creates the federation runtime and its shared libraries. Once per page. */
export function createFederation() {
  const integrities = new Map<string, string | undefined>();
  const runtime: ModuleFederation = createInstance({
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
          const integrity = integrities.get(url);
          if (integrity) script.integrity = integrity;
          return { script, timeout: REMOTE_TIMEOUT_MS };
        },
      },
    ],
  });

  /** Registers the container of a build; a later build of the same remote replaces it. */
  function register({ name, container, entry }: FederatedScreen): void {
    integrities.set(entry.href, entry.integrity);
    const knownRemote = runtime.options.remotes.find((remote) => remote.name === name);
    if (knownRemote && 'entry' in knownRemote && knownRemote.entry === entry.href) return;
    runtime.registerRemotes(
      [{ name, entry: entry.href, entryGlobalName: container, type: 'global' }],
      { force: knownRemote !== undefined },
    );
  }

  return {
    /** @throws errors of the runtime or webpack; see `toRemoteFailure` */
    async loadModule(screen: FederatedScreen): Promise<ScreenModule> {
      register(screen);
      const { name, expose } = screen;
      const module = await runtime.loadRemote<ScreenModule>(`${name}/${expose.slice(2)}`);
      if (!module) throw new Error(`${name} exposes no ${expose}`);
      return module;
    },
    mountRootParcel,
  };
}
