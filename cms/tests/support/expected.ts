import type { EndpointName, HistoryKind } from '@sumu/contract';
import type { Caller } from './callers.ts';

const signedIn: readonly Caller[] = ['visitor', 'another visitor', 'editor', 'assistant', 'admin'];
const anyone: readonly Caller[] = ['nobody', ...signedIn];
const admin: readonly Caller[] = ['admin'];
const editor: readonly Caller[] = ['editor', 'admin'];
const assistant: readonly Caller[] = ['assistant', 'admin'];
const helper: readonly Caller[] = ['editor', 'assistant', 'admin'];
/** Of calls that name a kind; in the examples that is a project. */
const ofKind = assistant;
/** Of calls that name an account or what belongs to one; here that is the visitor's. */
const self: readonly Caller[] = ['visitor'];
const selfOrAdmin: readonly Caller[] = ['visitor', 'admin'];

/**
 * Who gets in, by role and policies together. Written by hand from what the product promises, never
 * derived from what the server does: a call that is opened differs from its row here.
 */
const admitted: Record<EndpointName, readonly Caller[]> = {
	publishEntry: ofKind,
	unpublishEntry: ofKind,
	discardDraft: ofKind,
	duplicateEntry: ofKind,
	linkPreview: ofKind,
	listPreviewLinks: admin,
	revokePreviewLink: admin,
	readPreview: anyone,

	listHistory: ofKind,
	readVersion: ofKind,
	restoreVersion: ofKind,

	listProjects: anyone,
	pageProjects: anyone,
	getProject: anyone,
	addProject: assistant,
	updateProject: assistant,
	deleteProject: assistant,
	orderProjects: assistant,

	listBlogs: anyone,
	pageBlogs: anyone,
	listTags: anyone,
	getBlog: anyone,
	addBlog: editor,
	updateBlog: editor,
	deleteBlog: editor,
	previewBlog: helper,

	listReviews: anyone,
	submitReview: signedIn,
	ownReview: signedIn,
	getReview: assistant,
	addOwnerReview: assistant,
	updateReview: assistant,
	deleteReview: assistant,

	listServices: anyone,
	getService: assistant,
	addService: assistant,
	updateService: assistant,
	deleteService: assistant,
	orderServices: assistant,

	listSkills: anyone,
	getSkill: assistant,
	addSkill: assistant,
	updateSkill: assistant,
	deleteSkill: assistant,
	orderSkills: assistant,

	getSite: anyone,
	getPage: anyone,
	updateSite: admin,
	countSorted: admin,
	getOverview: helper,
	searchSite: anyone,
	uploadImage: helper,
	weavePictures: admin,

	sendMessage: anyone,
	listMessages: admin,
	readMessage: admin,
	replyMessage: admin,
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

	findAddress: anyone,
	readDemo: admin,
	removeDemo: admin,
	readSetup: admin,
	saveSetup: admin,
	readUpkeep: admin,
	saveMailServer: admin,
	removeMailServer: admin,
	saveBackups: admin,
	visitorLocation: signedIn,
};

/** The calls that demand more than a role, by the policy that does; written by hand too. */
export const guarded: Record<string, readonly EndpointName[]> = {
	'global::drafts-for-managers': ['getBlog', 'getProject'],
	'global::is-self': ['listCards', 'pageCards'],
	'global::is-self-or-admin': ['getUser', 'isAdmin', 'saveUser'],
	'global::manages-kind': [
		'discardDraft',
		'duplicateEntry',
		'linkPreview',
		'listHistory',
		'publishEntry',
		'readVersion',
		'restoreVersion',
		'unpublishEntry',
	],
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

/** Who manages each kind, of what is drafted and keeps versions. */
export const managing: Record<HistoryKind, readonly Caller[]> = {
	project: assistant,
	blog: editor,
	service: assistant,
	skill: assistant,
	review: assistant,
	site: admin,
};

/** What a call is to answer a caller; a token that is no longer good is always 401. */
export function expected(name: EndpointName, caller: Caller): 'let in' | 401 | 403 {
	if (admitted[name].includes(caller)) return 'let in';
	return signedIn.includes(caller) ? 403 : 401;
}
