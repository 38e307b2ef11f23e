/** Device and embedding metadata. Source: SPEC §3. */
export interface DeviceMetadata {
  /** CSS pixels. */
  readonly windowInnerHeight: number;
  readonly resizeListenerTurnedOn: boolean;
  readonly isEmbeddedInAndroidIosApp: boolean;
  readonly parentAppVersion: string | null;
  readonly parentAppBuildNumber: string | null;
  readonly parentAppBundleId: string | null;
  readonly parentAppOS: 'ios' | 'android' | null;
}
