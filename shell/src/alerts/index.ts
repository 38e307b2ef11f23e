export { AlertDialog } from './AlertDialog';
export { createAlerts, type ShellAlerts } from './alerts';
