import type { EndpointName } from '@sumu/contract';
import type { Caller } from './callers.ts';

const anyone: readonly Caller[] = ['nobody', 'visitor', 'another visitor', 'admin'];
const signedIn: readonly Caller[] = ['visitor', 'another visitor', 'admin'];
const admin: readonly Caller[] = ['admin'];
/** Of calls that name an account or what belongs to one; here that is the visitor's. */
const self: readonly Caller[] = ['visitor'];
const selfOrAdmin: readonly Caller[] = ['visitor', 'admin'];

/**
 * Who gets in, by role and policies together. Written by hand from what the product promises, never
 * derived from what the server does: a call that is opened differs from its row here.
 */
const admitted: Record<EndpointName, readonly Caller[]> = {
	publishEntry: admin,
	unpublishEntry: admin,
	discardDraft: admin,
	duplicateEntry: admin,
	linkPreview: admin,
	readPreview: anyone,

	listHistory: admin,
	readVersion: admin,
	restoreVersion: admin,

	listProjects: anyone,
	pageProjects: anyone,
	getProject: anyone,
	addProject: admin,
	updateProject: admin,
	deleteProject: admin,
	orderProjects: admin,

	listBlogs: anyone,
	pageBlogs: anyone,
	getBlog: anyone,
	addBlog: admin,
	updateBlog: admin,
	deleteBlog: admin,
	previewBlog: admin,

	listReviews: anyone,
	submitReview: signedIn,
	ownReview: signedIn,
	getReview: admin,
	addOwnerReview: admin,
	updateReview: admin,
	deleteReview: admin,

	listServices: anyone,
	getService: admin,
	addService: admin,
	updateService: admin,
	deleteService: admin,
	orderServices: admin,

	listSkills: anyone,
	getSkill: admin,
	addSkill: admin,
	updateSkill: admin,
	deleteSkill: admin,
	orderSkills: admin,

	getSite: anyone,
	updateSite: admin,
	getOverview: admin,
	searchSite: anyone,
	uploadImage: admin,

	sendMessage: anyone,
	listMessages: admin,
	readMessage: admin,
	deleteMessage: admin,

	subscribe: anyone,
	confirmSubscription: anyone,
	unsubscribe: anyone,
	listSubscribers: admin,
	deleteSubscriber: admin,

	signIn: anyone,
	register: anyone,
	refresh: anyone,
	signOut: anyone,
	forgotPassword: anyone,
	resetPassword: anyone,
	confirmEmail: anyone,
	sendConfirmation: anyone,
	changePassword: signedIn,
	listSessions: signedIn,
	revokeSession: signedIn,
	connectGoogle: anyone,
	googleCallback: anyone,

	getUser: selfOrAdmin,
	isAdmin: selfOrAdmin,
	saveUser: selfOrAdmin,
	listUsers: admin,
	deleteUser: admin,
	uploadPhoto: signedIn,
	exportAccount: signedIn,
	deleteAccount: signedIn,
	setUpSecondFactor: signedIn,
	turnOnSecondFactor: signedIn,
	turnOffSecondFactor: signedIn,
	newRecoveryCodes: signedIn,

	addCard: signedIn,
	listCards: self,
	pageCards: self,
	deleteCard: self,

	visitorLocation: signedIn,
};

/** The calls that demand more than a role, by the policy that does; written by hand too. */
export const guarded: Record<string, readonly EndpointName[]> = {
	'global::drafts-for-admin': ['getBlog', 'getProject'],
	'global::is-self': ['listCards', 'pageCards'],
	'global::is-self-or-admin': ['getUser', 'isAdmin', 'saveUser'],
	'global::owns-cart-item': ['deleteCard'],
	'global::same-origin': [
		'changePassword',
		'refresh',
		'register',
		'resetPassword',
		'signIn',
		'signOut',
	],
};

/** What a call is to answer a caller; a token that is no longer good is always 401. */
export function expected(name: EndpointName, caller: Caller): 'let in' | 401 | 403 {
	if (admitted[name].includes(caller)) return 'let in';
	return signedIn.includes(caller) ? 403 : 401;
}
