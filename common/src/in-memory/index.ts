export { createInMemoryPlatform, type InMemoryPlatform } from './in-memory-platform';
export type { InMemoryAccount, InMemoryOptions, InMemoryHandlers } from './options';
export type { Recorded } from './recorded';
export * from './sample-catalogue';
