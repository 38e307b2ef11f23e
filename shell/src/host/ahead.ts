import type { Platform, RouteLocation, ScreenFiles } from 'shared-contracts';
import type { PageFiles } from './page-files';
import type { PreparedScreen } from './render-ahead';
import type { ScreenCode } from './screen-code';

/** Files and code of one screen of one build. */
export interface ComingScreen {
  /** Names screen and build. */
  readonly key: string;
  readonly files: ScreenFiles;
  readonly code: ScreenCode;
}

interface AheadOptions {
  readonly platform: Platform;
  readonly pageFiles: PageFiles;
}

/**
 * Prepares screens before they are opened. It reports no failure, because the screen itself does
 * when it opens. A stock router does none of this, so the monolith `m` replaces this module.
 */
export function createAhead({ platform, pageFiles }: AheadOptions) {
  /** At most one prepared screen: the learner can open only one, and each costs memory. */
  let kept: PreparedScreen | undefined;

  /** Loads the code that renders ahead, when idle, as no first screen needs it. */
  const loadRenderAhead = () => import(/* webpackChunkName: "render-ahead" */ './render-ahead');

  function keep(next: PreparedScreen): void {
    kept?.drop();
    kept = next;
    next.isRendered.catch(() => {
      if (kept === next) kept = undefined;
      next.drop();
    });
  }

  return {
    /** Fetches the code that `prepare` needs, before the learner points at links. */
    warmUp(): void {
      loadRenderAhead().catch(() => undefined);
    },

    /** Fetches the screen's files and evaluates its code. */
    prefetch({ files, code }: ComingScreen): void {
      pageFiles.prefetch(files);
      code.module().catch(() => undefined);
    },

    /**
     * Fetches the screen, then renders it hidden and without effects, so the click only shows it.
     * Source: decision 21.
     *
     * @param location where the screen will be shown
     */
    prepare(coming: ComingScreen, location: RouteLocation): void {
      const { key, files, code } = coming;
      const { location$ } = platform.navigation;
      const here = location$.value;
      pageFiles.prefetch(files);
      // Stop if the learner has navigated away.
      const isLeft = () => location$.value !== here;
      const make = async () => {
        // A press must not wait for the code that renders ahead, so load the screen's code first.
        const { default: lifecycles } = await code.module();
        if (isLeft()) return;
        const { renderAhead } = await loadRenderAhead();
        if (isLeft() || !lifecycles.prepare || kept?.fits(key, location)) return;
        const styles = pageFiles.useStyles(files);
        keep(renderAhead({ key, location, platform, lifecycles, styles }));
      };
      make().catch(() => undefined);
    },

    isPrepared: (key: string): boolean => kept?.key === key,

    /** Returns the prepared screen of this build once, if it fits this location and learner. */
    take(key: string, location: RouteLocation): PreparedScreen | undefined {
      const taken = kept;
      kept = undefined;
      if (taken?.fits(key, location)) return taken;
      taken?.drop();
      return undefined;
    },
  };
}

export type Ahead = ReturnType<typeof createAhead>;
