import type { Os } from '../app/settings';

/** A screen in CSS pixels, and what the system covers of it. */
export interface Device {
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly bottom: number;
}

/** Height of each system's keyboard from the lower edge of the screen, in CSS pixels. */
export const KEYBOARDS: Readonly<Record<Os, number>> = { ios: 336, android: 300 };

export type DeviceSize = 'small' | 'phone' | 'tablet';
export const DEVICE_SIZES: readonly DeviceSize[] = ['small', 'phone', 'tablet'];

/** Three sizes of each system, as common devices have them. */
export const DEVICES: Readonly<Record<Os, Readonly<Record<DeviceSize, Device>>>> = {
  ios: {
    small: { label: 'Small phone, 375 × 667', width: 375, height: 667, top: 20, bottom: 0 },
    phone: { label: 'Phone, 390 × 844', width: 390, height: 844, top: 47, bottom: 34 },
    tablet: { label: 'Tablet, 820 × 1180', width: 820, height: 1180, top: 24, bottom: 20 },
  },
  android: {
    small: { label: 'Small phone, 360 × 640', width: 360, height: 640, top: 24, bottom: 24 },
    phone: { label: 'Phone, 412 × 915', width: 412, height: 915, top: 28, bottom: 24 },
    tablet: { label: 'Tablet, 800 × 1280', width: 800, height: 1280, top: 24, bottom: 24 },
  },
};
