/**
 * Every sentence a learner can read in this remote; one file per screen. As a namespace, so that a
 * screen is built with the texts it names and no others.
 */
export * as messages from './all';
