import type { RegisteredRemote, RouteLocation } from 'shared-contracts';

/** A screen that was rendered before it is opened, out of sight. */
export interface PreparedScreen {
  /** What to mount in. */
  readonly element: HTMLElement;
  /** Tells the screen where it is shown; where it is there already, it hears nothing. */
  arrive(location: RouteLocation): void;
  /** To be called when the screen has its place, or is not to come. */
  release(): void;
}

export interface KeptScreen extends PreparedScreen {
  /**
   * Whether it is what would be rendered now. Showing what was rendered for another place, or for
   * another learner, would run the effects of that one first.
   */
  fits(key: string, location: RouteLocation): boolean;
  drop(): void;
}

/** One at a time: the learner can only open one, and each costs memory. */
let kept: KeptScreen | undefined;

/** Of a screen of one build. */
export const preparedKey = ({ manifestUrl, manifest }: RegisteredRemote, screen: string) =>
  `${manifestUrl} ${manifest.build} ${screen}`;

/** Whether that very screen is kept already. */
export const isPrepared = (key: string, location: RouteLocation): boolean =>
  kept?.fits(key, location) === true;

/** Keeps a screen in the place of what was kept before, which is dropped. */
export function keepScreen(next: KeptScreen): void {
  kept?.drop();
  kept = next;
}

/** Forgets a screen that could not be rendered. */
export function forgetScreen(failed: KeptScreen): void {
  if (kept === failed) kept = undefined;
  failed.drop();
}

/** Hands out, once, what was prepared of this very build, for this place and this learner. */
export function takePrepared(
  remote: RegisteredRemote,
  screen: string,
  location: RouteLocation,
): PreparedScreen | undefined {
  const taken = kept;
  kept = undefined;
  if (taken?.fits(preparedKey(remote, screen), location)) return taken;
  taken?.drop();
  return undefined;
}
