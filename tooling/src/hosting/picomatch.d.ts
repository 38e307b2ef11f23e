declare module 'picomatch' {
  /** Whether a path matches a glob. */
  export default function picomatch(glob: string): (path: string) => boolean;
}
