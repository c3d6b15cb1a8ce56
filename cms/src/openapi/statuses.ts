import type { Endpoint, EndpointName } from '@sumu/contract';
import type { Guards } from './guards';
import { jsonSchema } from './json-schema';

type Statuses = Readonly<Record<number, string>>;

const done: Statuses = { 200: 'Done' };
const stored: Statuses = { 201: 'Stored' };
const added: Statuses = { 201: 'Added' };
const addedOrThere: Statuses = { 201: 'Added', 200: 'It was there before; this is how it is now' };
const led: Statuses = { 302: 'Leads the browser on' };

/** Calls whose success is neither 200 alone nor an entry that was added. */
const successes: Readonly<Partial<Record<EndpointName, Statuses>>> = {
	sendMessage: stored,
	subscribe: stored,
	uploadImage: stored,
	weavePictures: stored,
	addCard: addedOrThere,
	submitReview: addedOrThere,
	connectGoogle: led,
	googleCallback: led,
};

/** Of an update that says what it began from. */
const stale =
	'What is there is not what `updated` names: `details.reason` is `draft` or `changed`, and `details.current` is what is there now';

const byVariable = 'A variable of the installation says it, and goes before';

const conflicts: Readonly<Partial<Record<EndpointName, string>>> = {
	updateProject: stale,
	updateBlog: stale,
	updateService: stale,
	updateSkill: stale,
	updateReview: stale,
	updateSite: stale,
	register: 'The e-mail address has an account',
	deleteUser: 'It is one’s own account, or the last admin’s',
	deleteAccount: 'It is the last admin’s account',
	setUpSecondFactor: 'It is on already',
	turnOnSecondFactor: 'It is on already',
	turnOffSecondFactor: 'It is off',
	newRecoveryCodes: 'It is off',
	saveMailServer: byVariable,
	removeMailServer: byVariable,
	saveBackups: byVariable,
};

const codeWanted =
	'What was sent is right as far as it goes, and the account’s second factor is missing or wrong: `details.reason` is `code`';

/** Calls that refuse somebody for more than a token. */
const unauthorized: Readonly<Record<string, string>> = {
	signIn: codeWanted,
	resetPassword: codeWanted,
};

/** The keys an object of a schema has. */
const keysOf = (schema: Endpoint['response'], io: 'input' | 'output') =>
	Object.keys(jsonSchema(schema, io).properties ?? {});

/** Whether a list may be asked for a page that does not exist. */
export const hasPages = (query: Endpoint['query']): boolean =>
	query !== undefined && keysOf(query, 'input').includes('page');

/** Every status a call may answer, and when. */
export function statusesOf(
	name: EndpointName,
	{ method, params, query, body, file, response }: Endpoint,
	isOpen: boolean,
	{ policies, isLimited }: Guards,
): { successes: Statuses; refusals: Statuses } {
	const sends = body !== undefined || file !== undefined;
	const refusals: Record<number, string> = {
		400: 'Something that was sent is wrong; `details.errors` names each field',
		401:
			unauthorized[name] ??
			(isOpen ? 'The token is no longer valid' : 'No token, or one that is not valid'),
	};
	if (!isOpen || policies.length > 0) refusals[403] = 'Not for this caller';
	const isSwitchable = successes[name] === led;
	const looksUp = params !== undefined || name === 'findAddress';
	if (looksUp || sends || hasPages(query) || isSwitchable) refusals[404] = 'There is no such thing';
	if (conflicts[name]) refusals[409] = conflicts[name];
	if (sends) refusals[413] = 'What was sent is too large';
	if (method !== 'GET')
		refusals[415] = 'What was sent has another content type; `Accept` names those that are read';
	if (isLimited) refusals[429] = 'Too many calls; `Retry-After` says when to try again';
	const usual = keysOf(response, 'output').includes('insertedId') ? added : done;
	return { successes: successes[name] ?? usual, refusals };
}
