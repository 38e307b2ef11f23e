import { isRecord } from '../base/record';
import type { CatalogueLesson } from './catalogue';
import type { DeviceMetadata } from './device';
import type { MiniLessonsIndex } from './lesson';

/**
 * All state that this device stores between visits. None of it belongs to a learner.
 * Source: CONST-persistence.
 */
export interface PersistedState {
  /** Every lesson that was listed when the catalogue was last read, newest first. */
  readonly lessons: readonly CatalogueLesson[];
  readonly metadata: DeviceMetadata;
  readonly miniLessonsIndex: MiniLessonsIndex;
}

export type PersistedKey = keyof PersistedState;

/*
 * Checks without the schema library: this code loads on use, and a shared library would make the
 * start of the app larger. A missing or extra field does not compile.
 */
type Check = (value: unknown) => boolean;
type Shape<T> = { readonly [K in keyof T]-?: Check };

const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const isBoolean: Check = (value) => typeof value === 'boolean';
const within =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most;
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const listOf =
  (check: Check, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.length <= most && value.every(check);
const exactly =
  <T>(shape: Shape<T>): Check =>
  (value) =>
    isRecord(value) &&
    Object.keys(value).every((name) => name in shape) &&
    Object.entries<Check>(shape).every(([name, check]) => check(value[name]));

const isId = matches(/^[^/]{1,200}$/);
const isText = matches(/^[^]{0,2000}$/);

/** The keys that may be stored, and the check of each value. */
const SHAPES: { readonly [K in PersistedKey]: Check } = {
  lessons: listOf(
    exactly<CatalogueLesson>({
      DocID: isId,
      Title: isText,
      Subtitle: isText,
      Difficulty: within(1, 5),
      Type: matches(/^(lesson|mini_lesson|monday_lesson)$/),
      Date: matches(/^\d{4}-\d{2}-\d{2}$/),
      VideoThumbnailURL: isText,
      Duration: optional(within(0, 1e6)),
      isFree: isBoolean,
    }),
    5000,
  ),
  metadata: exactly<DeviceMetadata>({
    windowInnerHeight: within(0, 1e6),
    resizeListenerTurnedOn: isBoolean,
    isEmbeddedInAndroidIosApp: isBoolean,
    parentAppVersion: orNull(isText),
    parentAppBuildNumber: orNull(isText),
    parentAppBundleId: orNull(isText),
    parentAppOS: orNull(matches(/^(ios|android)$/)),
  }),
  miniLessonsIndex: exactly<MiniLessonsIndex>({ index: listOf(isId, 2000) }),
};

/**
 * Checks a value before it is stored and after it is read.
 *
 * @returns `undefined` for a key that is not on the whitelist, and for a value that does not fit
 */
export function parsePersisted<K extends PersistedKey>(
  key: K,
  value: unknown,
): PersistedState[K] | undefined {
  const isUsable = Object.hasOwn(SHAPES, key) && SHAPES[key](value);
  return isUsable ? (value as PersistedState[K]) : undefined;
}
