export { forUser, requireUser } from './guard';
export { loginAt, originOf, ownPath, withOrigin } from './origin';
export { useLogOut } from './use-log-out';
export { roleQuery, useManages, useRole } from './use-role';
export { useSession, useUser } from './use-session';
