/** `screensModule` makes it during the build of a monolith. */
declare module 'virtual:screens' {
  /** Loads a screen by `mf-lessons/home`. */
  export const screens: Readonly<
    Record<string, () => Promise<import('shared-contracts').ScreenModule>>
  >;
}
