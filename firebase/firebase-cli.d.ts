declare module 'firebase-tools/lib/config' {
  /** The configuration of a project as the Firebase CLI reads it. */
  export class Config {
    constructor(source: object, options: { readonly projectDir: string });
    /** @throws {Error} when a path lies outside the folder of the project */
    path(name: string): string;
  }
}
