export { parsePortOffset } from './parse-port-offset';
export { requireFirestoreJar } from './require-firestore-jar';
export { requireFreePorts } from './require-free-ports';
