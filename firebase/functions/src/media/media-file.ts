/** A file that the media function serves. */
export interface MediaFile {
  readonly type: string;
  readonly body: string | Buffer;
  /** Whether the content changes while the token is valid, so that no cache may store it. */
  readonly isChanging?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}
