import { entryKinds, type HistoryKind, managedKinds, type UserRole } from '@sumu/contract';
import { createContext, use } from 'react';
import { matchPath } from 'react-router-dom';
import { entryPaths, sumuPaths } from '../../../config/sumu-paths';

/** Access to a screen: roles that manage this kind, admins only, or every role. */
type ScreenAccess = HistoryKind | 'admin' | 'all';

const accessByScreen: Readonly<Record<keyof typeof sumuPaths, ScreenAccess>> = {
	profile: 'all',
	manageUsers: 'admin',
	manageBlog: 'blog',
	messages: 'admin',
	subscribers: 'admin',
	settings: 'site',
	words: 'site',
	weave: 'admin',
	previewLinks: 'admin',
	trash: 'all',
	setup: 'site',
};

const adminRootPath = sumuPaths.profile.pattern;

const toAddress = (pattern: string) =>
	pattern === adminRootPath ? adminRootPath : `${adminRootPath}/${pattern}`;

const screenPermissions: readonly { path: string; of: ScreenAccess }[] = [
	...entryKinds.flatMap((kind) =>
		Object.values(entryPaths[kind]).map(({ pattern }) => ({ path: toAddress(pattern), of: kind })),
	),
	...(Object.keys(accessByScreen) as (keyof typeof accessByScreen)[]).map((name) => ({
		path: toAddress(sumuPaths[name].pattern),
		of: accessByScreen[name],
	})),
];

const canManage = (role: UserRole, of: ScreenAccess) =>
	of === 'all' || role === 'admin' || managedKinds[role].some((kind) => kind === of);

/** Whether a role can access the admin screen at an address; true for all other addresses. */
export const canAccessScreen = (role: UserRole, address: string): boolean =>
	screenPermissions.every(({ path, of }) => !matchPath(path, address) || canManage(role, of));

const Context = createContext<UserRole>('admin');

/** Role of the signed-in user. It controls only the admin's interface; the server enforces permissions. */
export const WorkRoleProvider = Context;
export const useWorkRole = () => use(Context);
