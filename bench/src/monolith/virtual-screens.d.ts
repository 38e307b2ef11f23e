/** Made by `screensModule` when a monolith is built. */
declare module 'virtual:screens' {
  /** Loads a screen by `mf-lessons/home`. */
  export const screens: Readonly<
    Record<string, () => Promise<import('shared-contracts').ScreenModule>>
  >;
}
