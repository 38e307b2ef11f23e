import type { FirebaseApp } from 'firebase/app';
import type { SiteConfig } from 'shared-contracts';

/** The one Firebase app, made when the first SDK needs it. */
export interface FirebaseContext {
  readonly app: FirebaseApp;
  readonly config: SiteConfig;
}

/** Host and port of an emulator, `127.0.0.1:9099`. */
export function hostAndPort(address: string): readonly [host: string, port: number] {
  const { hostname, port } = new URL(`http://${address}`);
  return [hostname, Number(port)];
}
