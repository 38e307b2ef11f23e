/** A stock app does not look for new versions. */
export function followNewVersion(): void {
  // A stock app does nothing here.
}
