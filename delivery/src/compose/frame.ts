import type { ShellManifest } from '../build/shell-manifest';

/** What fills the marks of a frame (`shell/src/prerender`). */
interface Inside {
  readonly remote: string;
  readonly screen: string;
  /** Absent: the learner waits for the screen. */
  readonly fragment?: { readonly build: string; readonly html: string };
}

/**
 * The shell around the screen of a remote.
 *
 * @throws {Error} when the shell's build has no such frame
 */
export function fillFrame(
  { frames }: Pick<ShellManifest, 'frames'>,
  header: boolean,
  { remote, screen, fragment }: Inside,
): string {
  const frame = frames.find(
    (candidate) => candidate.header === header && candidate.fragment === (fragment !== undefined),
  );
  if (!frame) throw new Error('shell.json: a frame is missing; build the shell anew');
  const parts: Record<string, string> = {
    remote,
    screen,
    build: fragment?.build ?? '',
    fragment: fragment?.html ?? '',
  };
  return frame.html.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => parts[name] ?? mark);
}
