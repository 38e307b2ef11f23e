import * as v from 'valibot';
import { CatalogueLessonSchema, type CatalogueLesson } from './catalogue';
import type { DeviceMetadata } from './device';
import type { MiniLessonsIndex } from './mini-lessons';

/**
 * What this device stores between visits, and nothing else of the state: none of it belongs to a
 * learner. Source: SPEC §3 Locally persisted, §9 Persistence whitelist.
 */
export interface PersistedState {
  /** Every lesson that was listed when the catalogue was last read, newest first. */
  readonly lessons: readonly CatalogueLesson[];
  readonly metadata: DeviceMetadata;
  readonly miniLessonsIndex: MiniLessonsIndex;
}

export type PersistedKey = keyof PersistedState;

const TextSchema = v.nullable(v.pipe(v.string(), v.maxLength(200)));

const DeviceMetadataSchema = v.strictObject({
  windowInnerHeight: v.pipe(v.number(), v.minValue(0)),
  resizeListenerTurnedOn: v.boolean(),
  isEmbeddedInAndroidIosApp: v.boolean(),
  parentAppVersion: TextSchema,
  parentAppBuildNumber: TextSchema,
  parentAppBundleId: TextSchema,
  parentAppOS: v.nullable(v.picklist(['ios', 'android'])),
});

const IdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

type Schemas = { readonly [K in PersistedKey]: v.GenericSchema<unknown, PersistedState[K]> };

/** The whitelist, and what each entry must look like. */
const SCHEMAS: Schemas = {
  lessons: v.pipe(v.array(CatalogueLessonSchema), v.minLength(1), v.maxLength(5000)),
  metadata: DeviceMetadataSchema,
  miniLessonsIndex: v.strictObject({
    index: v.pipe(v.array(IdSchema), v.minLength(1), v.maxLength(2000)),
  }),
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
  const schema: Schemas[K] | undefined = Object.hasOwn(SCHEMAS, key) ? SCHEMAS[key] : undefined;
  const result = schema && v.safeParse(schema, value);
  return result?.success ? result.output : undefined;
}
