/**
 * Stands in for modules of the federation runtime that only snapshots, manifests, preloading,
 * debugging and remotes of remotes need; see `federation-unused.ts`. Plain JavaScript, because no
 * loader reads it.
 */

/** Only plugins for snapshots use the hooks. `removeRemote` needs `manifestCache`. */
export class SnapshotHandler {
  hooks = { applyPlugin() {}, removePlugin() {} };
  manifestCache = new Map();
}
export const getGlobalRemoteInfo = () => ({});

export const generatePreloadAssetsPlugin = undefined;
export const formatPreloadArgs = () => [];
export const preloadAssets = () => undefined;

/** An error keeps its code and the address of the document about that code. */
export const runtimeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
export const typeDescMap = {};

/** The browser's build of the runtime reports no context. */
export const optionsToMFContext = () => undefined;

export const createLogger = () => console;
export const logger = console;
export const createInfrastructureLogger = undefined;
export const infrastructureLogger = undefined;
export const bindLoggerToCompiler = undefined;

/** A remote of ours uses no other remote, has no fallback, and consumes nothing eagerly. */
export const remotes = undefined;
export const getSharedFallbackGetter = undefined;
export const installInitialConsumes = undefined;
