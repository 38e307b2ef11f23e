import { describePlatformConformance } from './conformance/describe-platform-conformance';
import { makeInMemoryHarness } from './in-memory-harness';

describePlatformConformance('in memory', makeInMemoryHarness, {
  documentsWrite: true,
  comments: true,
  realtime: true,
});
