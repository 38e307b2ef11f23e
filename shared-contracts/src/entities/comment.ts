/** A comment under a video (`Videos/{id}/Comments/{id}`). Source: SPEC §3. */
export interface Comment {
  readonly ID: string;
  readonly Message: string;
  readonly UID: string;
  readonly Username: string;
  /** ISO 8601, set by the server. */
  readonly TimeStamp: string;
}
