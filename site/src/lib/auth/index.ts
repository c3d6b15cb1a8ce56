export { forUser, requireUser } from './guard';
export { loginAt, originOf } from './origin';
export { adminQuery, useAdmin } from './use-admin';
export { useSession } from './use-session';
