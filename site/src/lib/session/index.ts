export { getSession } from './browser';
export { markRun } from './browser-run';
export type { Session, SignIn } from './session';
export { sessionUser } from './session-user';
export { createTokenSync } from './token-sync';
export type { SessionSnapshot, SessionUser } from './types';
