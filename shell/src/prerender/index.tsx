import { StrictMode, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import { aRegisteredRemote } from 'shared-contracts/testing';
import { text } from 'node:stream/consumers';
import { App } from '../app/App';
import { shellPages, type ShellPage } from '../pages';
import type { ResolvedRemote } from '../registry/resolve-remotes';
import { createPrerenderPlatform } from './prerender-platform';

/** Marks in a frame; the composer of the page puts in what belongs there. */
export const FRAME_MARKS = {
  remote: '{{remote}}',
  screen: '{{screen}}',
  build: '{{build}}',
  fragment: '{{fragment}}',
} as const;

interface FrameOptions {
  /** Whether the header stands above the screen. */
  readonly header: boolean;
  /** Whether there is a fragment, or the learner waits for the screen. */
  readonly fragment: boolean;
}

interface Scene {
  readonly path: string;
  readonly header: boolean;
  readonly remotes: readonly ResolvedRemote[];
  /** What the outlet of a remote's screen contains. */
  readonly outlet?: string;
}

async function render({ path, header, remotes, outlet }: Scene): Promise<string> {
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App
        platform={createPrerenderPlatform({ header })}
        registry={{ remotes$: new BehaviorSubject(remotes), refresh: async () => undefined }}
        overridden={[]}
        fragments={{ find: () => (outlet === undefined ? undefined : { html: outlet }) }}
        router={Router}
      />
    </StrictMode>,
    // In one piece: what React would bring in later needs inline scripts, which the policy forbids.
    { progressiveChunkSize: Infinity, onError: failLoudly },
  );
  return text(prelude);
}

function failLoudly(error: unknown): never {
  throw error;
}

/**
 * What surrounds the screen of any remote, with marks where the screen goes (`FRAME_MARKS`). It
 * depends on no remote, so no remote's publication changes it. Source: DESIGN §7.
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
        remote: aRegisteredRemote({ name: remote }),
        routes,
        slots: [],
        isOverridden: false,
      },
    ],
    ...(fragment && { outlet: `<div data-build="${build}">${inside}</div>` }),
  });
}

/** A page of the shell as it is seen before any script. */
export interface PrerenderedPage extends Omit<ShellPage, 'load'> {
  readonly html: string;
}

/** Every page of the shell. Source: SPEC §2. */
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
