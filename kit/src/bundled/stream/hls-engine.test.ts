import { streamOf } from '../../testing/fake-engine';
import { createHlsEngine } from './hls-engine';
import type { FatalError } from './react-to-fatal-error';

interface FakeHls {
  readonly config: { readonly startPosition: number };
  levels: object[];
  latestLevelDetails: object | null;
  readonly autoLevelEnabled: boolean;
  readonly done: string[];
  emit(data: object): void;
  fire(event: string, data?: object): void;
}

const mockInstances: FakeHls[] = [];

jest.mock('hls.js/light', () => ({
  __esModule: true,
  Events: {
    ERROR: 'hlsError',
    MANIFEST_PARSED: 'hlsManifestParsed',
    FRAG_BUFFERED: 'hlsFragBuffered',
    FRAG_LOADED: 'hlsFragLoaded',
    LEVEL_UPDATED: 'hlsLevelUpdated',
  },
  default: class {
    static DefaultConfig: object = { loader: class {} };
    levels: object[] = [];
    latestLevelDetails: object | null = null;
    done: string[] = [];
    autoLevelEnabled = true;
    listeners: [event: string, listener: (event: string, data: object) => void][] = [];
    constructor(readonly config: { startPosition: number }) {
      mockInstances.push(this);
    }
    on(event: string, listener: (event: string, data: object) => void) {
      this.listeners.push([event, listener]);
    }
    once(event: string, listener: (event: string, data: object) => void) {
      this.on(event, listener);
    }
    fire(event: string, data = {}) {
      this.listeners.forEach(([wanted, listener]) => wanted === event && listener(event, data));
    }
    emit(data: object) {
      this.fire('hlsError', data);
    }
    set nextLevel(level: number) {
      this.autoLevelEnabled = level === -1;
      this.done.push(`level ${level}`);
    }
    loadSource(url: string) {
      this.done.push(`load ${url}`);
    }
    attachMedia() {
      this.done.push('attach');
    }
    startLoad(position: number) {
      this.done.push(`start at ${position}`);
    }
    recoverMediaError() {
      this.done.push('recover');
    }
    destroy() {
      this.done.push('destroy');
    }
  },
}));

const fatal = { fatal: true, type: 'networkError', details: 'fragLoadError' };

function start() {
  mockInstances.length = 0;
  const video = document.createElement('video');
  const errors: FatalError[] = [];
  const heights: number[] = [];
  const engine = createHlsEngine(
    video,
    (error) => errors.push(error),
    (offered) => heights.splice(0, heights.length, ...offered),
  );
  engine.load(streamOf('a.m3u8'), 5);
  const instance = (index: number): FakeHls => {
    const found = mockInstances[index];
    if (!found) throw new Error(`There is no stream ${index}`);
    return found;
  };
  return { engine, errors, heights, instance };
}

test('loads from a position', () => {
  const { instance } = start();
  expect(instance(0).done).toEqual(['load a.m3u8', 'attach']);
  expect(instance(0).config.startPosition).toBe(5);
});

test('reports fatal errors, not those that hls.js handles itself', () => {
  const { errors, instance } = start();
  instance(0).emit({ ...fatal, fatal: false });
  expect(errors).toEqual([]);
  instance(0).emit(fatal);
  expect(errors).toEqual([{ kind: 'network', reason: 'fragLoadError' }]);
});

test('reports a refused token at once, although hls.js would go on asking', () => {
  const { errors, instance } = start();
  instance(0).emit({ ...fatal, fatal: false, details: 'keyLoadError', response: { code: 403 } });
  expect(errors).toEqual([{ kind: 'refused', reason: 'keyLoadError (403)' }]);
});

test('continues loading with a known playlist', () => {
  const { engine, instance } = start();
  instance(0).levels = [{}];
  engine.retryLoading(21);
  expect(instance(0).done).toContain('start at 21');
});

test('fetches the playlist again if it never arrived', () => {
  const { engine, instance } = start();
  engine.retryLoading(200);
  expect(instance(0).done).toContain('destroy');
  expect(instance(1).config.startPosition).toBe(200);
  expect(instance(1).done).toEqual(['load a.m3u8', 'attach']);
});

test('recovers the decoder', () => {
  const { engine, instance } = start();
  engine.recoverMedia(0);
  expect(instance(0).done).toContain('recover');
});

test('replaces the stream and ignores the old one', () => {
  const { engine, errors, instance } = start();
  engine.load(streamOf('b.m3u8'), 9);
  instance(0).emit(fatal);
  expect(instance(0).done).toContain('destroy');
  expect(instance(1).config.startPosition).toBe(9);
  expect(errors).toEqual([]);
});

test('destroys the stream and ignores it', () => {
  const { engine, errors, instance } = start();
  engine.destroy();
  instance(0).emit(fatal);
  expect(instance(0).done).toContain('destroy');
  expect(errors).toEqual([]);
});

test('finds a moment in a live stream, but not in a film', () => {
  const { engine, instance } = start();
  expect(engine.positionOf(1000)).toBeUndefined();
  const fragments = [{ start: 20, duration: 4, programDateTime: 0 }];
  const details = { type: null, startSN: 7, fragments };
  instance(0).latestLevelDetails = { ...details, live: true };
  expect(engine.positionOf(1000)).toBe(21);
  instance(0).latestLevelDetails = { ...details, live: false };
  expect(engine.positionOf(1000)).toBeUndefined();
});

describe('quality', () => {
  const levels = [{ height: 720 }, { height: 240 }];

  test('offers the heights of the stream, lowest first', () => {
    const { heights, instance } = start();
    instance(0).levels = levels;
    instance(0).fire('hlsManifestParsed');
    expect(heights).toEqual([240, 720]);
  });

  test('begins with the lowest rendition and takes the chosen one from the second segment on', () => {
    const { engine, instance } = start();
    engine.setQuality(720);
    instance(0).levels = levels;
    instance(0).fire('hlsManifestParsed');
    expect(instance(0).done).not.toContain('level 0');
    instance(0).fire('hlsFragBuffered');
    expect(instance(0).done).toContain('level 0');
  });

  test('stays what the learner chose when the stream is loaded anew', () => {
    const { engine, instance } = start();
    engine.setQuality(720);
    engine.load(streamOf('fresh.m3u8'), 30);
    instance(1).levels = levels;
    instance(1).fire('hlsFragBuffered');
    expect(instance(1).done).toEqual(['load fresh.m3u8', 'attach', 'level 0']);
  });

  test('changes while it plays, and back to what the connection allows', () => {
    const { engine, instance } = start();
    instance(0).levels = levels;
    engine.setQuality(240);
    engine.setQuality('auto');
    expect(instance(0).done.slice(2)).toEqual(['level 1', 'level -1']);
  });

  test('leaves the choice to hls.js where the learner made none', () => {
    const { engine, instance } = start();
    instance(0).levels = levels;
    engine.setQuality('auto');
    instance(0).fire('hlsFragBuffered');
    expect(instance(0).done).toEqual(['load a.m3u8', 'attach']);
  });
});

describe('the health of a live stream', () => {
  const NOW = Date.parse('2026-11-23T19:00:00Z');
  beforeEach(() => jest.useFakeTimers({ now: NOW }));
  afterEach(() => jest.useRealTimers());
  const listed = (endSN: number, live = true) => ({
    details: { live, endSN, targetduration: 4 },
  });

  test('has the age of the newest segment and the bit rate of the last one', () => {
    const { engine, instance } = start();
    expect(engine.health?.()).toBeUndefined();
    instance(0).fire('hlsLevelUpdated', listed(7));
    const known = { secondsSinceNewest: 0, segmentSeconds: 4, bitsPerSecond: undefined };
    expect(engine.health?.()).toEqual(known);
    jest.setSystemTime(NOW + 9000);
    instance(0).fire('hlsLevelUpdated', listed(7));
    instance(0).fire('hlsFragLoaded', {
      frag: { sn: 7, duration: 4, stats: { loaded: 400_000 } },
    });
    expect(engine.health?.()).toEqual({
      secondsSinceNewest: 9,
      segmentSeconds: 4,
      bitsPerSecond: 800_000,
    });
    instance(0).fire('hlsLevelUpdated', listed(8));
    expect(engine.health?.()?.secondsSinceNewest).toBe(0);
  });

  test('is unknown for a film, and for a stream that begins again', () => {
    const { engine, instance } = start();
    instance(0).fire('hlsLevelUpdated', listed(7, false));
    expect(engine.health?.()).toBeUndefined();
    instance(0).fire('hlsLevelUpdated', listed(7));
    engine.load(streamOf('b.m3u8'), -1);
    expect(engine.health?.()).toBeUndefined();
  });
});
