export { forUser, requireUser } from './guard';
export { loginAt, originOf } from './origin';
export { useSession } from './use-session';
