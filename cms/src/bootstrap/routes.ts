import type { Core } from '@strapi/strapi';
import { apiEndpoints, type Endpoint, type EndpointName, entryKinds } from '@sumu/contract';
import { oneUpload } from '../api/account/one-upload';
import { createProjectValidator } from '../api/project/required-details';
import { limitVisits } from '../api/statistics/limit-visits';
import { createRoute, type RouteExtras } from '../contract/route';
import {
	createAccountLimits,
	createCookieGuards,
	createRenewalGuards,
	createSignInLimit,
	sameOriginGuards,
} from '../identity/route-guards';
import {
	createAuthRateLimit,
	createCallRateLimit,
	submitRateLimit,
} from '../platform/limits/rate-limit';
import { createRequirementsValidator } from '../required-fields';

const managesKind: RouteExtras = { policies: ['global::manages-kind'] };
const draftsForManagers: RouteExtras = { policies: ['global::drafts-for-managers'] };
const selfOnly: RouteExtras = { policies: ['global::is-self'] };
const selfOrAdmin: RouteExtras = { policies: ['global::is-self-or-admin'] };
const submitLimit: RouteExtras = { middlewares: [submitRateLimit] };

const limitCalls = (name: string): RouteExtras => ({ middlewares: [createCallRateLimit(name)] });

/**
 * Policies, rate limits and validators of calls, in addition to the role and the contract. Other calls have none, but
 * adding or updating an entry checks the fields that the owner requires.
 */
const routeExtras: Partial<
	Record<EndpointName, RouteExtras | ((endpoint: Endpoint) => RouteExtras)>
> = {
	publishEntry: managesKind,
	unpublishEntry: managesKind,
	discardDraft: managesKind,
	duplicateEntry: managesKind,
	linkPreview: managesKind,
	listHistory: managesKind,
	readVersion: managesKind,
	restoreVersion: managesKind,
	restoreTrashItem: managesKind,
	deleteTrashItem: managesKind,
	changeInBulk: managesKind,

	getProject: draftsForManagers,
	addProject: { demands: createProjectValidator('whole') },
	updateProject: { demands: createProjectValidator('given') },
	getBlog: draftsForManagers,
	previewBlog: limitCalls('preview'),
	updateReview: {},

	submitReview: submitLimit,
	requestTestimonial: limitCalls('testimonial-request'),
	readTestimonial: limitCalls('testimonial'),
	sendTestimonial: submitLimit,
	withdrawTestimonial: submitLimit,
	sendMessage: submitLimit,
	replyMessage: limitCalls('reply'),
	subscribeToNewsletter: submitLimit,
	searchSite: limitCalls('search'),
	visitorLocation: limitCalls('location'),
	reportVisit: { middlewares: [limitVisits] },

	signIn: createCookieGuards,
	registerAccount: createCookieGuards,
	refreshSession: createRenewalGuards,
	signOut: sameOriginGuards,
	forgotPassword: createAccountLimits,
	resetPassword: createCookieGuards,
	changePassword: createCookieGuards,
	confirmEmail: createSignInLimit,
	sendConfirmation: createAccountLimits,
	connectGoogle: createSignInLimit,
	googleCallback: createSignInLimit,
	listSessions: createSignInLimit,
	revokeSession: createSignInLimit,
	setUpSecondFactor: createSignInLimit,
	turnOnSecondFactor: createSignInLimit,
	turnOffSecondFactor: createSignInLimit,
	newRecoveryCodes: createSignInLimit,

	uploadPhoto: ({ operation }) => ({ middlewares: [createAuthRateLimit(operation), oneUpload] }),
	exportAccount: createSignInLimit,
	deleteAccount: createSignInLimit,
	isAdmin: selfOrAdmin,
	getUser: selfOrAdmin,
	saveUser: selfOrAdmin,
	listCards: selfOnly,
	pageCards: selfOnly,
	deleteCard: { policies: ['global::owns-cart-item'] },

	// Each takes a password and sends an e-mail.
	saveMailServer: createSignInLimit,
	removeMailServer: createSignInLimit,
	saveBackups: createSignInLimit,
};

/** Returns the validator of the fields that the owner requires, for the calls that add or update an entry. */
function createEntryValidator({ operation }: Endpoint): RouteExtras {
	const [controller, action] = operation.split('.');
	const kind = entryKinds.find((name) => name === controller);
	if (!kind || (action !== 'add' && action !== 'update')) return {};
	return { demands: createRequirementsValidator(kind, action === 'add' ? 'whole' : 'given') };
}

function toRoute(name: EndpointName) {
	const endpoint: Endpoint = apiEndpoints[name];
	const extras = routeExtras[name] ?? createEntryValidator;
	return createRoute(endpoint, typeof extras === 'function' ? extras(endpoint) : extras);
}

/**
 * Registers a route for each call of the contract, with its API. The first one that matches an address wins; the
 * contract lists fixed paths before those with parameters.
 */
export function registerRoutes(strapi: Core.Strapi) {
	const routes = (Object.keys(apiEndpoints) as EndpointName[]).map(toRoute);
	const controllerOf = ({ handler }: (typeof routes)[number]) => handler.split('.')[0] ?? '';
	for (const name of new Set(routes.map(controllerOf))) {
		const api = strapi.apis[name];
		if (!api) throw new Error(`Add the folder cms/src/api/${name}: calls of the contract name it`);
		const ofApi = routes.filter((route) => controllerOf(route) === name);
		Object.assign(api, { routes: { [name]: { routes: ofApi } } });
	}
}
