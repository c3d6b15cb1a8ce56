import { type HistoryKind, managedKinds, type UserRole } from '@sumu/contract';
import { createContext, use } from 'react';
import { matchPath } from 'react-router-dom';
import { sumuPaths } from '../../../config/sumu-paths';

/** Access to a screen: roles that manage this kind, admins only, or every role. */
type ScreenAccess = HistoryKind | 'admin' | 'all';

const accessByScreen: Readonly<Record<keyof typeof sumuPaths, ScreenAccess>> = {
	profile: 'all',
	addProject: 'project',
	addBlog: 'blog',
	addService: 'service',
	addSkill: 'skill',
	addReview: 'review',
	updateProject: 'project',
	updateBlog: 'blog',
	updateService: 'service',
	updateSkill: 'skill',
	updateReview: 'review',
	manageProjects: 'project',
	manageUsers: 'admin',
	manageReviews: 'review',
	manageBlogs: 'blog',
	manageBlog: 'blog',
	manageServices: 'service',
	manageSkills: 'skill',
	orderProjects: 'project',
	orderServices: 'service',
	orderSkills: 'skill',
	messages: 'admin',
	subscribers: 'admin',
	settings: 'site',
	words: 'site',
	weave: 'admin',
	previewLinks: 'admin',
	setup: 'site',
};

const adminRootPath = sumuPaths.profile.pattern;

const screenPermissions = (Object.keys(accessByScreen) as (keyof typeof accessByScreen)[]).map(
	(name) => {
		const { pattern } = sumuPaths[name];
		return {
			path: pattern === adminRootPath ? adminRootPath : `${adminRootPath}/${pattern}`,
			of: accessByScreen[name],
		};
	},
);

const canManage = (role: UserRole, of: ScreenAccess) =>
	of === 'all' || role === 'admin' || managedKinds[role].some((kind) => kind === of);

/** Whether a role can access the admin screen at an address; true for all other addresses. */
export const canAccessScreen = (role: UserRole, address: string): boolean =>
	screenPermissions.every(({ path, of }) => !matchPath(path, address) || canManage(role, of));

const Context = createContext<UserRole>('admin');

/** Role of the signed-in user. It controls only the admin's interface; the server enforces permissions. */
export const WorkRoleProvider = Context;
export const useWorkRole = () => use(Context);
