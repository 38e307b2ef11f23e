import { getApps, initializeApp, type App } from 'firebase-admin/app';

/** The one connection to the project, opened at first use so that loading the code stays cheap. */
export const adminApp = (): App =>
  getApps().find(({ name }) => name === '[DEFAULT]') ?? initializeApp();
