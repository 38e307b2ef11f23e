export { parsePortOffset } from './offset';
export { requireFirestoreJar } from './firestore-jar';
export { requireFreePorts, portsOf } from './ports';
export { requireJava } from './java';
