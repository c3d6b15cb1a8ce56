import type { EndpointName } from '@sumu/contract';
import { everyone, type RoleType, signedIn } from './roles';

/** Who may make each call of the contract. An endpoint missing here fails the type check. */
export const access: Record<EndpointName, readonly RoleType[]> = {
	listProjects: everyone,
	pageProjects: everyone,
	getProject: everyone,
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
};

/** Calls of Strapi's own identity provider that stay open; all its others are closed. */
export const identityAccess: Record<string, readonly RoleType[]> = {
	'auth.callback': everyone,
	'auth.register': everyone,
	'auth.connect': everyone,
	'auth.forgotPassword': everyone,
	'auth.resetPassword': everyone,
	'auth.emailConfirmation': everyone,
	'auth.sendEmailConfirmation': everyone,
	'auth.refresh': everyone,
	'auth.logout': signedIn,
	'auth.changePassword': signedIn,
	'auth.getSessions': signedIn,
	'auth.revokeSession': signedIn,
};
