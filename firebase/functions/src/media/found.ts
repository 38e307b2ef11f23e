/** The content of an address, and its type. */
export interface Found {
  readonly type: string;
  readonly body: string | Buffer;
  /** Also while its token is good. */
  readonly isChanging?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}
