export { forUser, requireUser } from './guard';
export { loginAt, originOf, ownPath, withOrigin } from './origin';
export { adminQuery, useAdmin } from './use-admin';
export { useLogOut } from './use-log-out';
export { useSession } from './use-session';
