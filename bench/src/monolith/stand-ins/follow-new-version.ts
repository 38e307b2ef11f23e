/** A stock app follows no new version, and M does at once what the product puts off. */
export function followNewVersion(): void {
  // Nothing.
}
