export { forUser, requireUser } from './guard';
export { loginAt, originOf, ownPath, withOrigin } from './origin';
export { adminQuery, useAdmin } from './use-admin';
export { useLogOut, useSession } from './use-session';
