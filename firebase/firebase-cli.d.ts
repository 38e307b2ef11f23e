declare module 'firebase-tools/lib/config' {
  /** The Firebase CLI's reader of `firebase.json`. */
  export class Config {
    constructor(source: object, options: { readonly projectDir: string });
    /** @throws {Error} when a path lies outside the folder of the project */
    path(name: string): string;
  }
}
