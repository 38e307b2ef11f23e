/**
 * Its own types leave out what is documented in its README. To ES modules its main file offers the
 * function only as a property of the default.
 */
declare module 'superstatic/lib/superstatic.js' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  /** The server of Firebase Hosting. */
  export default function superstatic(options: {
    /** Folder that `config.public` is relative to. */
    readonly cwd?: string;
    readonly config: object | (() => Promise<object>);
    /** Names of its parts, or of a known sequence of them. */
    readonly stack: 'strict' | readonly string[];
    /** File with the text of a 404. */
    readonly errorPage?: string;
    /** False: it answers what it does not find itself. */
    readonly fallthrough?: false;
    /** It sends a file, or calls `next` to have it sent. */
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
