import { isRecord } from '../base/record';
import type { CatalogueLesson } from './catalogue';
import type { DeviceMetadata } from './device';
import type { MiniLessonsIndex } from './lesson';

/**
 * What this device stores between visits, and nothing else of the state: none of it belongs to a
 * learner. Source: CONST-persistence.
 */
export interface PersistedState {
  /** Every lesson that was listed when the catalogue was last read, newest first. */
  readonly lessons: readonly CatalogueLesson[];
  readonly metadata: DeviceMetadata;
  readonly miniLessonsIndex: MiniLessonsIndex;
}

export type PersistedKey = keyof PersistedState;

/*
 * Written by hand: what checks the entries is loaded on use, and a schema library that is shared
 * with the start of the app would grow there instead. A field more or less does not compile.
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

/** The whitelist, and what each entry must look like. */
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
 * What may be stored, and what counts when it is read again.
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
