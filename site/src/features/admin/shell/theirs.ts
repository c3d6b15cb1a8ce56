import { type HistoryKind, managedKinds, type UserRole } from '@sumu/contract';
import { matchPath } from 'react-router-dom';
import { sumuPaths } from '../../../config/sumu-paths';

/** Access to a screen: roles that manage this kind, admins only, or every role. */
type About = HistoryKind | 'admin' | 'all';

const about: Readonly<Record<keyof typeof sumuPaths, About>> = {
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

const root = sumuPaths.profile.pattern;

const screens = (Object.keys(about) as (keyof typeof about)[]).map((name) => {
	const { pattern } = sumuPaths[name];
	return { path: pattern === root ? root : `${root}/${pattern}`, of: about[name] };
});

const isTheirs = (role: UserRole, of: About) =>
	of === 'all' || role === 'admin' || managedKinds[role].some((kind) => kind === of);

/** Whether a role can access the admin screen at an address; true for all other addresses. */
export const isTheirScreen = (role: UserRole, address: string): boolean =>
	screens.every(({ path, of }) => !matchPath(path, address) || isTheirs(role, of));
