export { session } from './browser';
export { markRun } from './browser-run';
export type { Session, SignIn } from './session';
export { sessionUser } from './session-user';
export { tokenSync } from './token-sync';
export type { SessionUser, Snapshot } from './types';
