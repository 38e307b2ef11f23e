/** Device and embedding metadata. Source: ENTITY-device. */
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
