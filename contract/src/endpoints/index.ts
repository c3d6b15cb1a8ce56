import { getBlog, listBlogs, pageBlogs } from './blogs';
import { sendMessage, subscribe } from './contact';
import {
	changePassword,
	confirmEmail,
	forgotPassword,
	listSessions,
	refresh,
	register,
	resetPassword,
	revokeSession,
	sendConfirmation,
	signIn,
	signOut,
} from './identity';
import {
	addProject,
	deleteProject,
	getProject,
	listProjects,
	orderProjects,
	pageProjects,
	updateProject,
} from './projects';
import { listReviews } from './reviews';
import { searchSite } from './search';
import { listServices } from './services';
import { getSite } from './site';
import { listSkills } from './skills';

/** Every call of the contract. */
export const endpoints = {
	listProjects,
	pageProjects,
	getProject,
	addProject,
	updateProject,
	deleteProject,
	orderProjects,

	listBlogs,
	pageBlogs,
	getBlog,
	listReviews,
	listServices,
	listSkills,
	getSite,
	searchSite,
	sendMessage,
	subscribe,

	signIn,
	register,
	refresh,
	signOut,
	forgotPassword,
	resetPassword,
	changePassword,
	confirmEmail,
	sendConfirmation,
	listSessions,
	revokeSession,
} as const;

export type EndpointName = keyof typeof endpoints;
