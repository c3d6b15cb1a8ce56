export { getSession, markRun } from './browser-session';
export type { Session, SignIn } from './session';
export { sessionUser } from './session-user';
export { createTokenSync } from './token-sync';
export type { SessionSnapshot, SessionUser } from './types';
