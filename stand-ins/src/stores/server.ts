import { serve, type RunningSandbox } from '../sandbox/serve';
import { CONTROLS } from './controls';
import type { RevenueCatSandbox } from './sandbox';
import { viewerPage } from './viewer-page';

/**
 * Serves REST interface, viewer and controls on this machine only.
 *
 * @param port 0: any free one
 * @throws {Error} when the port is in use
 */
export const serveRevenueCatSandbox = (
  sandbox: RevenueCatSandbox,
  port: number,
): Promise<RunningSandbox> =>
  serve(
    sandbox,
    {
      apiPath: '/v2/',
      controls: CONTROLS,
      pageOf: ({ world }, { path }) => (path === '/' ? viewerPage(world) : undefined),
    },
    port,
  );
