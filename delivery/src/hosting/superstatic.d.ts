/**
 * Types of Firebase Hosting's server. The package's own types lack options that its README
 * documents. An ES module cannot import the function by name from the package's main file.
 */
declare module 'superstatic/lib/superstatic.js' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  /** The server of Firebase Hosting. */
  export default function superstatic(options: {
    /** Folder that `config.public` is relative to. */
    readonly cwd?: string;
    readonly config: object | (() => Promise<object>);
    /** Names of the parts that answer a request, or of a known sequence of parts. */
    readonly stack: 'strict' | readonly string[];
    /** File with the text of a 404. */
    readonly errorPage?: string;
    /** False: the server itself answers requests for missing files. */
    readonly fallthrough?: false;
    /** Sends a file, or calls `next`. */
    readonly compression?: Middleware;
    /** Finds the file at a percent-encoded path; `null` for none. Default: the files of `cwd`. */
    readonly provider?: (
      request: IncomingMessage,
      path: string,
    ) => Promise<{ readonly contentType: string; readonly stream: object } | null>;
    /** By the key of a rewrite: what answers in its place. */
    readonly rewriters?: Readonly<Record<string, (rewrite: never) => Promise<Middleware>>>;
  }): Middleware;
}
