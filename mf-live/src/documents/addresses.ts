/** Set by the build: the address of its files, `https://mf-live.swissgerman.example/`. */
declare const __webpack_public_path__: string;

/** Standalone documents of mf-live; `remote.ts` declares them. */
export type DocumentName = 'chat' | 'zoom';

/**
 * Address of a standalone document, for a screen. It is beside the files of this build, so that it
 * is right in every deployment.
 *
 * @returns for example `https://mf-live.swissgerman.example/chat/`
 */
export const documentAddress = (name: DocumentName): string =>
  new URL(`${name}/`, __webpack_public_path__).href;

/**
 * Address of a page of the shell, for a standalone document. Publishing wrote the shell's origin
 * into the document (`delivery/src/compose/publish-documents.ts`).
 *
 * @param path with a leading slash, `/live-lessons`
 */
export const shellAddress = (path: string): string => new URL(path, shellOrigin()).href;

/** Origin of the shell, for a standalone document that exchanges messages with the shell. */
export function shellOrigin(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="shell"]');
  return meta?.content ?? location.origin;
}
