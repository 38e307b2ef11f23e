import * as v from 'valibot';
import { DAY_MS } from 'shared-contracts';
import { deviceStorage, type DeviceStorage } from '../../storage/device-storage';
import { VisitSchema, type Visit } from './visit';

const KEY = 'store-visits';

/** Age at which a visit is dropped, even if the store waits for payment, in milliseconds. */
const KEPT_MS = 3 * DAY_MS;

const KeptSchema = v.record(v.string(), VisitSchema);

/** The stored visit of one learner, until its outcome is known. */
export interface RememberedVisit {
  /** @returns undefined without a waiting visit */
  read(): Visit | undefined;
  keep(visit: Visit): void;
  forget(): void;
}

/**
 * Stores a visit to the store on this device, because the system may end the page meanwhile. Each
 * learner has one visit, and other learners of the device never see it. With blocked or damaged
 * storage, nothing is stored.
 */
export function rememberedVisit(
  uid: string,
  storage: DeviceStorage = deviceStorage(),
): RememberedVisit {
  function readAll(): Record<string, Visit> {
    try {
      const { success, output } = v.safeParse(KeptSchema, JSON.parse(storage.getItem(KEY) ?? '{}'));
      const kept = success ? Object.entries(output) : [];
      return Object.fromEntries(kept.filter(([, { at }]) => Date.now() - at < KEPT_MS));
    } catch {
      return {};
    }
  }
  function writeAll(visits: Record<string, Visit>): void {
    if (Object.keys(visits).length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(visits));
  }
  return {
    read: () => readAll()[uid],
    keep: (visit) => writeAll({ ...readAll(), [uid]: visit }),
    forget() {
      const { [uid]: _, ...others } = readAll();
      writeAll(others);
    },
  };
}
