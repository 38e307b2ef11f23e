export * from 'common/in-memory';
export { describePlatformConformance } from './conformance/describe-platform-conformance';
export type {
  ConformanceAccounts,
  ConformanceCapabilities,
  ConformanceHarness,
  ConformancePaths,
  Credentials,
} from './conformance/harness';
export * from './a-path';
export * from './fixtures';
export * from './reports';
