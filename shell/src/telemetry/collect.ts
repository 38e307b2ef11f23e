import { EVENTS_PATH } from 'shared-contracts/telemetry';
import type { SiteConfig } from 'shared-contracts';
import type { DeviceStorage } from '../storage/device-storage';
import { pageComposition } from './composition';
import { eventOf, type EventContext } from './events-of';
import { createQueue } from './queue';
import { reporterOf } from './reporter';
import { beaconSink, consoleSink, type Sink } from './sinks';
import { isFailure, type Collect } from './telemetry';
import type { Vital } from './vitals';

export interface CollectOptions extends EventContext {
  /** With emulators, the console also shows the events, for developers. */
  readonly config: Pick<SiteConfig, 'telemetry' | 'emulators'>;
  readonly storage: DeviceStorage;
  /** First screen of the page. */
  readonly page: string;
  /** Default: the sinks of the options above. */
  readonly sinks?: readonly Sink[];
  /** Default: the async chunk. */
  readonly loadVitals?: () => Promise<Pick<typeof import('./vitals'), 'watchVitals'>>;
  /** Default: the async chunk. */
  readonly loadOtlp?: () => Promise<Pick<typeof import('./otlp'), 'otlpSink'>>;
}

/** Default share of pages that send their successes. */
const USUAL_RATE = 0.1;

/** Whether the browser is set to refuse tracking. */
const wantsNoMeasuring = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
  navigator.doNotTrack === '1';

const importVitals = () => import(/* webpackChunkName: "telemetry-vitals" */ './vitals');
const importOtlp = () => import(/* webpackChunkName: "telemetry-otlp" */ './otlp');

/** A sink whose code is fetched at once. Reports wait for the code; without it they are lost. */
function lateSink(load: NonNullable<CollectOptions['loadOtlp']>, url: string): Sink {
  const loaded = load().then(({ otlpSink }) => otlpSink(url));
  loaded.catch(() => undefined);
  return (events) => void loaded.then((send) => send(events)).catch(() => undefined);
}

/**
 * Starts sending events. One random draw decides for the whole page whether its successes are sent;
 * failures always are. A browser that refuses tracking sends only failures. A separate chunk.
 * Source: decision 55.
 */
export function startCollecting(options: CollectOptions): Collect {
  const { config, registry, page, storage } = options;
  const { loadVitals = importVitals, loadOtlp = importOtlp } = options;
  const isLocal = config.emulators !== undefined;
  const { rate = isLocal ? 1 : USUAL_RATE, otlpUrl } = config.telemetry ?? {};
  const isMeasured = Math.random() < rate && !wantsNoMeasuring();
  const {
    sinks = [
      beaconSink(EVENTS_PATH),
      ...(isLocal ? [consoleSink()] : []),
      ...(otlpUrl === undefined ? [] : [lateSink(loadOtlp, otlpUrl)]),
    ],
  } = options;
  const add = createQueue(sinks);
  const onVital = ({ name, value, rating }: Vital) =>
    add(
      {
        type: 'vital',
        at: new Date().toISOString(),
        rate,
        composition: pageComposition(registry.remotes$.value),
        name,
        value: Math.round(value * 1000) / 1000,
        rating,
        page,
      },
      false,
    );
  if (isMeasured) {
    loadVitals().then(
      ({ watchVitals }) => watchVitals(onVital),
      () => undefined,
    );
  }
  return (fact, at) => {
    try {
      const isUrgent = isFailure(fact);
      if (!isUrgent && !isMeasured) return;
      const event = eventOf(fact, at, isUrgent ? 1 : rate, options);
      const named = 'remote' in event ? reporterOf(storage, event.remote) : undefined;
      if (!named) add(event, isUrgent);
      else {
        named.then(
          (reporter) => add({ ...event, reporter } as typeof event, isUrgent),
          () => add(event, isUrgent),
        );
      }
    } catch {
      // A failure of telemetry must not affect the learner.
    }
  };
}
