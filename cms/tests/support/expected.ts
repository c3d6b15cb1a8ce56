import type { EndpointName, HistoryKind } from '@sumu/contract';
import type { Caller } from './callers.ts';

const signedIn: readonly Caller[] = ['visitor', 'another visitor', 'editor', 'assistant', 'admin'];
const anyone: readonly Caller[] = ['nobody', ...signedIn];
const admin: readonly Caller[] = ['admin'];
const editor: readonly Caller[] = ['editor', 'admin'];
const assistant: readonly Caller[] = ['assistant', 'admin'];
const helper: readonly Caller[] = ['editor', 'assistant', 'admin'];
/** Operations with a content type as parameter; the examples use a project. */
const ofKind = assistant;
/** Operations on an account or its data; here it is the visitor's. */
const self: readonly Caller[] = ['visitor'];
const selfOrAdmin: readonly Caller[] = ['visitor', 'admin'];

/**
 * Callers admitted by role and policies together. Written by hand from the product's promises and never derived
 * from the server's behaviour, so an operation that is opened by mistake differs from its row here.
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

	listTrash: helper,
	restoreTrashItem: ofKind,
	deleteTrashItem: ofKind,
	emptyTrash: helper,
	changeInBulk: ofKind,

	addImport: admin,
	listImports: admin,
	getImport: admin,
	forecastImport: admin,
	startImport: admin,
	cancelImport: admin,
	undoImport: admin,
	downloadExport: admin,

	listProjects: anyone,
	listProjectAddresses: anyone,
	pageProjects: anyone,
	getProject: anyone,
	addProject: assistant,
	updateProject: assistant,
	deleteProject: assistant,
	orderProjects: assistant,

	listBlogs: anyone,
	pageBlogs: anyone,
	listPostAddresses: anyone,
	listTags: anyone,
	renameTag: editor,
	removeTag: editor,
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

	listTestimonialRequests: assistant,
	requestTestimonial: assistant,
	revokeTestimonialRequest: assistant,
	readTestimonial: anyone,
	sendTestimonial: anyone,
	withdrawTestimonial: anyone,

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
	findAnything: helper,
	uploadImage: helper,
	listImages: helper,
	updateImage: admin,
	replaceImage: admin,
	deleteImage: admin,
	weavePictures: admin,

	sendMessage: anyone,
	listMessages: admin,
	changeMessage: admin,
	replyMessage: admin,
	deleteMessage: admin,
	listReplies: admin,
	addReply: admin,
	changeReply: admin,
	deleteReply: admin,

	subscribeToNewsletter: anyone,
	confirmSubscription: anyone,
	unsubscribeFromNewsletter: anyone,
	listSubscribers: admin,
	listSubscriberTags: admin,
	changeSubscriber: admin,
	resendSubscription: admin,
	deleteSubscriber: admin,

	listLetters: editor,
	addLetter: editor,
	changeLetter: editor,
	deleteLetter: editor,
	previewLetter: editor,
	listLetterFailures: admin,
	testLetter: editor,
	sendLetter: editor,
	cancelLetter: editor,

	signIn: anyone,
	registerAccount: anyone,
	refreshSession: anyone,
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
	reportVisit: anyone,
	readStatistics: admin,
	readUpkeep: admin,
	checkMailRecords: admin,
	saveMailServer: admin,
	removeMailServer: admin,
	saveBackups: admin,
	listBackups: admin,
	testBackups: admin,
	runBackups: admin,
	visitorLocation: signedIn,
};

/** Operations with a policy besides the role, by policy; also written by hand. */
export const guarded: Record<string, readonly EndpointName[]> = {
	'global::drafts-for-managers': ['getBlog', 'getProject'],
	'global::is-self': ['listCards', 'pageCards'],
	'global::is-self-or-admin': ['getUser', 'isAdmin', 'saveUser'],
	'global::manages-kind': [
		'changeInBulk',
		'deleteTrashItem',
		'discardDraft',
		'duplicateEntry',
		'linkPreview',
		'listHistory',
		'publishEntry',
		'readVersion',
		'restoreTrashItem',
		'restoreVersion',
		'unpublishEntry',
	],
	'global::owns-cart-item': ['deleteCard'],
	'global::same-origin': [
		'changePassword',
		'refreshSession',
		'registerAccount',
		'resetPassword',
		'signIn',
		'signOut',
	],
};

/** Callers that manage each content type with drafts and versions. */
export const managing: Record<HistoryKind, readonly Caller[]> = {
	project: assistant,
	blog: editor,
	service: assistant,
	skill: assistant,
	review: assistant,
	site: admin,
};

/** Expected result of a call; a token that is no longer valid is always 401. */
export function expected(name: EndpointName, caller: Caller): 'let in' | 401 | 403 {
	if (admitted[name].includes(caller)) return 'let in';
	return signedIn.includes(caller) ? 403 : 401;
}
