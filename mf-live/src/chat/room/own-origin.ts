declare const __webpack_public_path__: string | undefined;

/** Where this remote was loaded from; the chat's own document is on the same origin. */
export function ownOrigin(): string {
  const path = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '';
  return new URL(path, location.href).origin;
}
