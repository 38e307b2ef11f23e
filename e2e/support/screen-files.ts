import { RemoteManifestSchema, screenFiles, type ScreenFiles } from 'shared-contracts';
import { addresses } from 'delivery/addresses';
import { parse } from 'valibot';
import type { RemotePlace } from './remotes';

/** The files of a screen that tests spoil. */
export const SCREEN_PARTS = {
  entry: ({ entry }: ScreenFiles) => entry,
  script: ({ scripts }: ScreenFiles) => scripts.at(-1),
  'style sheet': ({ styles }: ScreenFiles) => styles.at(-1),
} as const;

export type ScreenPart = keyof typeof SCREEN_PARTS;

/** Finds the address of a file of the screen at a path. */
export async function addressOf(name: RemotePlace['name'], path: string, part: ScreenPart) {
  const manifestUrl = `${addresses().sites[name].origin}/remote.json`;
  const manifest = parse(RemoteManifestSchema, await (await fetch(manifestUrl)).json());
  const screen = manifest.routes.find((route) => route.path === path)?.screen ?? '';
  const files = screenFiles({ name, manifestUrl, manifest }, screen);
  const file = files && SCREEN_PARTS[part](files);
  if (!file) throw new Error(`${name}: the screen of ${path} has no ${part}`);
  return file.href;
}
