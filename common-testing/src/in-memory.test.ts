import { describePlatformConformance } from './conformance/index';
import { makeInMemoryHarness } from './in-memory-harness';

describePlatformConformance('in memory', makeInMemoryHarness, {
  documentsWrite: true,
  comments: true,
  realtime: true,
});
