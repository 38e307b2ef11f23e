import type { Platform, RouteLocation, ScreenFiles } from 'shared-contracts';
import type { PageFiles } from './page-files';
import type { PreparedScreen } from './render-ahead';
import type { ScreenCode } from './screen-code';

/** The steps that make a screen of one build ready. */
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
 * Gets screens ready before they are opened. Nothing here reports a failure, because the screen
 * itself does when it opens. A stock router does nothing of this, so the monolith `m` replaces this
 * module.
 */
export function createAhead({ platform, pageFiles }: AheadOptions) {
  /** One at a time: the learner can open only one, and each costs memory. */
  let kept: PreparedScreen | undefined;

  /** No first screen needs the code that renders ahead, so it comes when the browser is idle. */
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
    /** Fetches the code that `prepare` needs, for a learner who will point at links. */
    warmUp(): void {
      loadRenderAhead().catch(() => undefined);
    },

    /** Fetches the screen's files and evaluates its code. */
    prefetch({ files, code }: ComingScreen): void {
      pageFiles.prefetch(files);
      code.module().catch(() => undefined);
    },

    /**
     * Fetches the screen, then renders it out of sight and without effects. The click then only
     * shows it. Source: decision 21.
     *
     * @param location where the screen will be shown
     */
    prepare(coming: ComingScreen, location: RouteLocation): void {
      const { key, files, code } = coming;
      const { location$ } = platform.navigation;
      const here = location$.value;
      pageFiles.prefetch(files);
      // The learner has navigated away; drop it.
      const isLeft = () => location$.value !== here;
      const make = async () => {
        // A press whose code is not here must not wait behind the code that renders ahead.
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

    /**
     * Hands out the prepared screen of this build, for this place and this learner. It does so
     * once.
     */
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
