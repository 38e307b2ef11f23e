import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { ObservableValue, Platform, RouteLocation } from 'shared-contracts';

interface Surroundings {
  readonly platform: Platform;
  readonly route$: ObservableValue<RouteLocation>;
}

const SurroundingsContext = createContext<Surroundings | null>(null);

export interface PlatformProviderProps {
  readonly platform: Platform;
  /** The location of the screen inside; default: the Platform's. */
  readonly route$?: ObservableValue<RouteLocation>;
  readonly children: ReactNode;
}

/**
 * Provides the Platform to all components inside. `createScreen` does this for a screen; the shell
 * does it for its own components.
 */
export function PlatformProvider({ platform, route$, children }: PlatformProviderProps) {
  const surroundings = useMemo(
    () => ({ platform, route$: route$ ?? platform.navigation.location$ }),
    [platform, route$],
  );
  return <SurroundingsContext value={surroundings}>{children}</SurroundingsContext>;
}

/** @throws {Error} outside of a screen and of `PlatformProvider` */
export function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (!surroundings) throw new Error('There is no Platform here: wrap it in PlatformProvider');
  return surroundings;
}

/**
 * The Platform that the shell handed to this screen.
 *
 * @throws {Error} outside of a screen and of `PlatformProvider`
 */
export const usePlatform = (): Platform => useSurroundings().platform;
