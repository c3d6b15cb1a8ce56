import {
	addBlog,
	deleteBlog,
	getBlog,
	listBlogs,
	listPostAddresses,
	listTags,
	pageBlogs,
	previewBlog,
	updateBlog,
} from './blogs';
import { changeInBulk } from './bulk';
import { addCard, deleteCard, listCards, pageCards } from './cards';
import {
	confirmSubscription,
	sendMessage,
	subscribeToNewsletter,
	unsubscribeFromNewsletter,
} from './contact';
import { readDemo, removeDemo } from './demo';
import {
	discardDraft,
	duplicateEntry,
	linkPreview,
	listPreviewLinks,
	publishEntry,
	readPreview,
	revokePreviewLink,
	unpublishEntry,
} from './entries';
import { downloadExport } from './exports';
import { findAnything } from './find';
import { listHistory, readVersion, restoreVersion } from './history';
import {
	changePassword,
	confirmEmail,
	connectGoogle,
	forgotPassword,
	googleCallback,
	listSessions,
	refreshSession,
	registerAccount,
	resetPassword,
	revokeSession,
	sendConfirmation,
	signIn,
	signOut,
} from './identity';
import {
	addImport,
	cancelImport,
	getImport,
	listImports,
	startImport,
	undoImport,
} from './imports';
import {
	addReply,
	changeMessage,
	changeReply,
	deleteMessage,
	deleteReply,
	deleteSubscriber,
	listMessages,
	listReplies,
	listSubscribers,
	replyMessage,
} from './inbox';
import {
	addLetter,
	cancelLetter,
	changeLetter,
	deleteLetter,
	listLetters,
	previewLetter,
	sendLetter,
	testLetter,
} from './letters';
import {
	deleteImage,
	listImages,
	replaceImage,
	updateImage,
	uploadImage,
	weavePictures,
} from './pictures';
import {
	addProject,
	deleteProject,
	getProject,
	listProjectAddresses,
	listProjects,
	orderProjects,
	pageProjects,
	updateProject,
} from './projects';
import {
	addOwnerReview,
	deleteReview,
	getReview,
	listReviews,
	ownReview,
	submitReview,
	updateReview,
} from './reviews';
import { searchSite } from './search';
import {
	newRecoveryCodes,
	setUpSecondFactor,
	turnOffSecondFactor,
	turnOnSecondFactor,
} from './second-factor';
import {
	addService,
	deleteService,
	getService,
	listServices,
	orderServices,
	updateService,
} from './services';
import { readSetup, saveSetup } from './setup';
import { countSorted, findAddress, getOverview, getPage, getSite, updateSite } from './site';
import { addSkill, deleteSkill, getSkill, listSkills, orderSkills, updateSkill } from './skills';
import { readStatistics, reportVisit } from './statistics';
import {
	checkMailRecords,
	listBackups,
	readUpkeep,
	removeMailServer,
	runBackups,
	saveBackups,
	saveMailServer,
	testBackups,
} from './system-settings';
import { removeTag, renameTag } from './tags';
import {
	listTestimonialRequests,
	readTestimonial,
	requestTestimonial,
	revokeTestimonialRequest,
	sendTestimonial,
	withdrawTestimonial,
} from './testimonials';
import { deleteTrashItem, emptyTrash, listTrash, restoreTrashItem } from './trash';
import {
	deleteAccount,
	deleteUser,
	exportAccount,
	getUser,
	isAdmin,
	listUsers,
	saveUser,
	uploadPhoto,
} from './users';
import { visitorLocation } from './visitor';

export * from './blogs';
export * from './bulk';
export * from './cards';
export * from './contact';
export * from './demo';
export * from './entries';
export * from './exports';
export * from './find';
export * from './history';
export * from './identity';
export * from './imports';
export * from './inbox';
export * from './letters';
export * from './pictures';
export * from './projects';
export * from './reviews';
export * from './search';
export * from './second-factor';
export * from './services';
export * from './setup';
export * from './site';
export * from './skills';
export * from './statistics';
export * from './system-settings';
export * from './tags';
export * from './testimonials';
export * from './trash';
export * from './users';
export * from './visitor';

/** Every endpoint of the contract. */
export const apiEndpoints = {
	publishEntry,
	unpublishEntry,
	discardDraft,
	duplicateEntry,
	linkPreview,
	listPreviewLinks,
	revokePreviewLink,
	readPreview,

	listHistory,
	readVersion,
	restoreVersion,

	listTrash,
	restoreTrashItem,
	deleteTrashItem,
	emptyTrash,
	changeInBulk,

	addImport,
	listImports,
	getImport,
	startImport,
	cancelImport,
	undoImport,
	downloadExport,

	listProjects,
	listProjectAddresses,
	pageProjects,
	getProject,
	addProject,
	updateProject,
	deleteProject,
	orderProjects,

	listBlogs,
	listPostAddresses,
	listTags,
	renameTag,
	removeTag,
	pageBlogs,
	getBlog,
	addBlog,
	updateBlog,
	deleteBlog,
	previewBlog,

	listReviews,
	getReview,
	addOwnerReview,
	updateReview,
	deleteReview,

	listTestimonialRequests,
	requestTestimonial,
	revokeTestimonialRequest,
	readTestimonial,
	sendTestimonial,
	withdrawTestimonial,

	listServices,
	getService,
	addService,
	updateService,
	deleteService,
	orderServices,

	listSkills,
	getSkill,
	addSkill,
	updateSkill,
	deleteSkill,
	orderSkills,

	getPage,
	getSite,
	updateSite,
	countSorted,
	getOverview,
	searchSite,
	findAnything,
	uploadImage,
	listImages,
	updateImage,
	replaceImage,
	deleteImage,
	weavePictures,

	sendMessage,
	listMessages,
	changeMessage,
	replyMessage,
	deleteMessage,
	listReplies,
	addReply,
	changeReply,
	deleteReply,

	subscribe: subscribeToNewsletter,
	confirmSubscription,
	unsubscribe: unsubscribeFromNewsletter,
	listSubscribers,
	deleteSubscriber,

	listLetters,
	addLetter,
	changeLetter,
	deleteLetter,
	previewLetter,
	testLetter,
	sendLetter,
	cancelLetter,

	signIn,
	register: registerAccount,
	refresh: refreshSession,
	signOut,
	forgotPassword,
	resetPassword,
	changePassword,
	confirmEmail,
	sendConfirmation,
	listSessions,
	revokeSession,
	connectGoogle,
	googleCallback,

	saveUser,
	getUser,
	isAdmin,
	listUsers,
	deleteUser,
	uploadPhoto,
	exportAccount,
	deleteAccount,
	setUpSecondFactor,
	turnOnSecondFactor,
	turnOffSecondFactor,
	newRecoveryCodes,

	addCard,
	listCards,
	pageCards,
	deleteCard,

	ownReview,
	submitReview,
	findAddress,
	readDemo,
	removeDemo,
	readSetup,
	saveSetup,

	reportVisit,
	readStatistics,
	readUpkeep,
	checkMailRecords,
	listBackups,
	saveMailServer,
	removeMailServer,
	runBackups,
	saveBackups,
	testBackups,
	visitorLocation,
} as const;

export type EndpointName = keyof typeof apiEndpoints;
