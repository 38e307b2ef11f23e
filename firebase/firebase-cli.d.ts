declare module 'firebase-tools/lib/config' {
  /** The configuration of a project as the Firebase CLI reads it. */
  export class Config {
    constructor(source: object, options: { readonly projectDir: string });
    /** @throws {Error} when a path lies outside the folder of the project */
    path(name: string): string;
  }
}

declare module 'superstatic/lib/utils/patterns' {
  /** Whether Hosting applies a rule to a path that begins with a slash. */
  export function configMatcher(
    path: string,
    rule: { readonly source?: string; readonly regex?: string },
  ): boolean;
}

declare module 'superstatic' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /**
   * The server of Firebase Hosting.
   *
   * @param options.cwd folder that `config.public` is relative to
   * @param options.errorPage file with the text of a 404
   * @param options.fallthrough false: it answers what it does not find itself
   */
  export default function superstatic(options: {
    readonly cwd: string;
    readonly config: object;
    readonly stack: 'strict';
    readonly errorPage: string;
    readonly fallthrough: false;
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
