import type { EndpointName } from '@sumu/contract';
import { adminOnly, everyone, type RoleType, signedIn } from './roles';

/** Who may make each call of the contract. An endpoint missing here fails the type check. */
export const access: Record<EndpointName, readonly RoleType[]> = {
	listProjects: everyone,
	pageProjects: everyone,
	getProject: everyone,
	addProject: adminOnly,
	updateProject: adminOnly,
	deleteProject: adminOnly,
	orderProjects: adminOnly,

	listBlogs: everyone,
	pageBlogs: everyone,
	getBlog: everyone,
	listReviews: everyone,
	listServices: everyone,
	listSkills: everyone,
	getSite: everyone,
	searchSite: everyone,
	sendMessage: everyone,
	subscribe: everyone,

	signIn: everyone,
	register: everyone,
	refresh: everyone,
	signOut: everyone,
	forgotPassword: everyone,
	resetPassword: everyone,
	confirmEmail: everyone,
	sendConfirmation: everyone,
	changePassword: signedIn,
	listSessions: signedIn,
	revokeSession: signedIn,
};
