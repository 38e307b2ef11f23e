export { describePlatformConformance } from './describe-platform-conformance';
export type {
  ConformanceAccounts,
  ConformanceCapabilities,
  ConformanceHarness,
  ConformancePaths,
  Credentials,
} from './harness';
