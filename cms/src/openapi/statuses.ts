import type { Endpoint, EndpointName } from '@sumu/contract';
import type { RouteGuards } from './guards';
import { keysOf } from './json-schema';

type Statuses = Readonly<Record<number, string>>;

/** Error responses that many calls share, by status, with the names of their components. */
export const sharedRefusals: Readonly<Record<number, { name: string; description: string }>> = {
	400: { name: 'BadRequest', description: 'Invalid input; `details.errors` names each field' },
	401: {
		name: 'Unauthorized',
		description: 'A required token is missing, or the token is not valid',
	},
	403: { name: 'Forbidden', description: 'The caller may not do this' },
	404: { name: 'NotFound', description: 'Not found' },
	413: { name: 'TooLarge', description: 'The body is too large' },
	415: {
		name: 'UnsupportedMediaType',
		description: 'The content type is not supported; `Accept` lists the supported ones',
	},
	429: {
		name: 'TooManyRequests',
		description: 'Too many calls; `Retry-After` says how many seconds to wait',
	},
};

const doneStatuses: Statuses = { 200: 'Done' };
const storedStatuses: Statuses = { 201: 'Stored' };
const addedStatuses: Statuses = { 201: 'Added' };
const addedOrExistingStatuses: Statuses = {
	201: 'Added',
	200: 'Already there; returned as it is now',
};
const redirectStatuses: Statuses = { 302: 'Redirects the browser' };

/** Successes of calls other than a plain 200 or an added entry. */
const successStatuses: Readonly<Partial<Record<EndpointName, Statuses>>> = {
	sendMessage: storedStatuses,
	subscribeToNewsletter: storedStatuses,
	sendTestimonial: storedStatuses,
	uploadImage: storedStatuses,
	weavePictures: storedStatuses,
	addCard: addedOrExistingStatuses,
	submitReview: addedOrExistingStatuses,
	reportVisit: { 204: 'Counted, or ignored' },
	connectGoogle: redirectStatuses,
	googleCallback: redirectStatuses,
};

/** Conflict of an update that sent `updated`. */
const staleConflict =
	'The entry has changed since `updated`: `details.reason` is `draft` or `changed`, and `details.current` is the current version';

const byVariable = 'An environment variable of the installation sets this';

const letterState = 'The letter is being sent, or already sent or cancelled';

const withoutTarget = 'BACKUP_URL is not set';

const secondFactorIsOn = 'Two-step sign-in is already on';
const secondFactorIsOff = 'Two-step sign-in is off';

/** Conflicts of calls other than updates that send `updated`. */
const conflictDescriptions: Readonly<Partial<Record<EndpointName, string>>> = {
	registerAccount: 'The e-mail address already has an account',
	deleteUser: "The caller's own account, or the last admin's",
	deleteAccount: "The last admin's account",
	deleteImage: 'Something shows the picture; `details.usedBy` lists what',
	setUpSecondFactor: secondFactorIsOn,
	turnOnSecondFactor: secondFactorIsOn,
	turnOffSecondFactor: secondFactorIsOff,
	newRecoveryCodes: secondFactorIsOff,
	changeLetter: letterState,
	deleteLetter: letterState,
	testLetter: 'No mail server is set up',
	resendSubscription:
		'The address has confirmed, or was asked recently, or no mail server is set up',
	sendLetter: 'No mail server is set up, or the letter is already sent',
	cancelLetter: letterState,
	saveMailServer: byVariable,
	removeMailServer: byVariable,
	saveBackups: byVariable,
	testBackups: withoutTarget,
	runBackups: withoutTarget,
};

const linkIsOver =
	'The link was used or revoked, or has expired: `details.reason` is `used`, `withdrawn`, `revoked` or `expired`';

/** Calls whose address is a personal link. */
const ofPersonalLinks: readonly EndpointName[] = [
	'readTestimonial',
	'sendTestimonial',
	'withdrawTestimonial',
];

const codeWanted =
	"The password or link is right, but the account's two-step code is missing or wrong: `details.reason` is `code`";

/** 401 responses that are not about the token. */
const unauthorizedDescriptions: Readonly<Record<string, string>> = {
	signIn: codeWanted,
	resetPassword: codeWanted,
};

/** Checks whether a body can name the version that was opened. */
const sendsVersion = (body: Endpoint['body']): boolean =>
	body !== undefined && keysOf(body, 'input').includes('updated');

/** Checks whether a list can be asked for a page that does not exist. */
export const hasPages = (query: Endpoint['query']): boolean =>
	query !== undefined && keysOf(query, 'input').includes('page');

/**
 * Returns every status that a call may answer, with its description. A refusal without a description
 * uses a shared component.
 */
export function statusesOf(
	name: EndpointName,
	{ method, params, query, body, file, response }: Endpoint,
	isOpen: boolean,
	{ policies, isLimited }: RouteGuards,
): { successes: Statuses; refusals: ReadonlyMap<number, string | undefined> } {
	const sends = body !== undefined || file !== undefined;
	const refusals = new Map<number, string | undefined>([
		[400, undefined],
		[401, unauthorizedDescriptions[name]],
	]);
	if (!isOpen || policies.length > 0) refusals.set(403, undefined);
	const isSwitchable = successStatuses[name] === redirectStatuses;
	const looksUp = params !== undefined || name === 'findAddress';
	if (looksUp || sends || hasPages(query) || isSwitchable) refusals.set(404, undefined);
	const conflict = conflictDescriptions[name] ?? (sendsVersion(body) ? staleConflict : undefined);
	if (conflict) refusals.set(409, conflict);
	if (ofPersonalLinks.includes(name)) refusals.set(410, linkIsOver);
	if (sends) refusals.set(413, undefined);
	if (method !== 'GET') refusals.set(415, undefined);
	if (isLimited) refusals.set(429, undefined);
	const usual = keysOf(response, 'output').includes('insertedId') ? addedStatuses : doneStatuses;
	return { successes: successStatuses[name] ?? usual, refusals };
}
