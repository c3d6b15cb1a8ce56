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
	addBlog: adminOnly,
	updateBlog: adminOnly,
	deleteBlog: adminOnly,
	previewBlog: adminOnly,

	listReviews: everyone,
	getReview: adminOnly,
	addOwnerReview: adminOnly,
	updateReview: adminOnly,
	deleteReview: adminOnly,

	listServices: everyone,
	getService: adminOnly,
	addService: adminOnly,
	updateService: adminOnly,
	deleteService: adminOnly,
	orderServices: adminOnly,

	listSkills: everyone,
	getSkill: adminOnly,
	addSkill: adminOnly,
	updateSkill: adminOnly,
	deleteSkill: adminOnly,
	orderSkills: adminOnly,

	getSite: everyone,
	updateSite: adminOnly,
	getOverview: adminOnly,
	searchSite: everyone,
	uploadImage: adminOnly,

	sendMessage: everyone,
	listMessages: adminOnly,
	readMessage: adminOnly,
	deleteMessage: adminOnly,

	subscribe: everyone,
	confirmSubscription: everyone,
	unsubscribe: everyone,
	listSubscribers: adminOnly,
	deleteSubscriber: adminOnly,

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

	saveUser: signedIn,
	getUser: signedIn,
	isAdmin: signedIn,
	listUsers: adminOnly,
	deleteUser: adminOnly,

	addCard: signedIn,
	listCards: signedIn,
	pageCards: signedIn,
	deleteCard: signedIn,

	ownReview: signedIn,
	submitReview: signedIn,
	visitorLocation: signedIn,
};
