import { StrictMode, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import { CONTRACT_VERSION, type RegisteredRemote } from 'shared-contracts';
import { text } from 'node:stream/consumers';
import { App } from '../app/App';
import { createHost } from '../host/host';
import { shellPages, type ShellPage } from '../pages';
import type { KnownRegistry } from '../registry/registry';
import type { ResolvedRemote } from '../registry/resolve-remotes';
import { createPrerenderPlatform } from './prerender-platform';

/**
 * Marks in a frame, which the composer of the page replaces. The shell's own pages have the last
 * one, too.
 */
export const FRAME_MARKS = {
  remote: '{{remote}}',
  screen: '{{screen}}',
  build: '{{build}}',
  fragment: '{{fragment}}',
  liveSubtitle: '{{liveSubtitle}}',
} as const;

interface FrameOptions {
  /** Whether the header is above the screen. */
  readonly header: boolean;
  /** Whether the page has a fragment; otherwise the learner waits for the screen. */
  readonly fragment: boolean;
}

interface PageToRender {
  readonly path: string;
  readonly header: boolean;
  readonly remotes: readonly ResolvedRemote[];
  /** HTML of the outlet of a remote's screen. */
  readonly outlet?: string;
}

async function render({ path, header, remotes, outlet }: PageToRender): Promise<string> {
  const platform = createPrerenderPlatform({ header });
  const host = createHost({
    platform,
    registry: {
      remotes$: new BehaviorSubject(remotes),
      known$: new BehaviorSubject<KnownRegistry>({ document: undefined }),
      refresh: async () => undefined,
      reconsider: () => undefined,
    },
    fragments: { find: () => (outlet === undefined ? undefined : { html: outlet }) },
  });
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App
        platform={platform}
        host={host}
        overridden={[]}
        router={Router}
        liveSubtitle={FRAME_MARKS.liveSubtitle}
      />
    </StrictMode>,
    // Render in one piece: React adds later pieces by inline scripts, which the policy forbids.
    { progressiveChunkSize: Infinity, onError: failLoudly },
  );
  return text(prelude);
}

function failLoudly(error: unknown): never {
  throw error;
}

/** A remote with one screen and no files; a frame shows only its name. */
const placeholder = (
  name: string,
  routes: RegisteredRemote['manifest']['routes'],
): RegisteredRemote => ({
  name,
  manifestUrl: `https://remote.example/remote.json`,
  manifest: {
    schemaVersion: 1,
    name,
    version: '1.0.0',
    build: FRAME_MARKS.build,
    contract: `^${CONTRACT_VERSION}`,
    container: 'frame',
    entry: { file: 'remoteEntry.js' },
    routes,
    screens: { [FRAME_MARKS.screen]: { expose: './screen', scripts: [], styles: [] } },
    slots: [],
  },
});

/**
 * Renders the shell around the screen of any remote, with marks for the screen (`FRAME_MARKS`). It
 * depends on no remote, so no remote's publication changes it. Source: decision 29.
 */
export async function prerenderFrame({ header, fragment }: FrameOptions): Promise<string> {
  const { remote, screen, build, fragment: inside } = FRAME_MARKS;
  const path = '/frame';
  const routes = [{ path, screen, exact: true, title: '', needsSession: false }];
  return render({
    path,
    header,
    remotes: [
      {
        status: 'loadable',
        name: remote,
        remote: placeholder(remote, routes),
        routes,
        slots: [],
        isOverridden: false,
      },
    ],
    ...(fragment && { outlet: `<div data-build="${build}">${inside}</div>` }),
  });
}

export interface PrerenderedPage extends Omit<ShellPage, 'load'> {
  readonly html: string;
}

/** Renders every page of the shell. */
export const prerenderPages = (): Promise<PrerenderedPage[]> =>
  Promise.all(
    shellPages.map(async ({ path, exact, title, chunk }) => ({
      path,
      exact,
      title,
      chunk,
      html: await render({ path, header: true, remotes: [] }),
    })),
  );
