import type { Endpoint, EndpointName } from '@sumu/contract';
import type { Guards } from './guards';
import { jsonSchema } from './json-schema';

type Statuses = Readonly<Record<number, string>>;

const done: Statuses = { 200: 'Done' };
const stored: Statuses = { 201: 'Stored' };
const added: Statuses = { 201: 'Added' };
const addedOrThere: Statuses = { 201: 'Added', 200: 'It was there before; this is how it is now' };
const led: Statuses = { 302: 'Leads the browser on' };

/** Calls whose success is not 200 alone. */
const successes: Readonly<Record<string, Statuses>> = {
	sendMessage: stored,
	subscribe: stored,
	uploadImage: stored,
	addProject: added,
	addBlog: added,
	addService: added,
	addSkill: added,
	addOwnerReview: added,
	addCard: addedOrThere,
	submitReview: addedOrThere,
	uploadPhoto: done,
	connectGoogle: led,
	googleCallback: led,
};

const conflicts: Readonly<Record<string, string>> = {
	register: 'The e-mail address has an account',
	deleteUser: 'It is one’s own account, or the last admin’s',
	deleteAccount: 'It is the last admin’s account',
};

/** Whether a list may be asked for a page that does not exist. */
export const hasPages = (query: Endpoint['query']): boolean =>
	query !== undefined && 'page' in (jsonSchema(query, 'input').properties ?? {});

/** Every status a call may answer, and when. */
export function statusesOf(
	name: EndpointName,
	{ params, query, body, file }: Endpoint,
	isOpen: boolean,
	{ policies, isLimited }: Guards,
): { successes: Statuses; refusals: Statuses } {
	const sends = body !== undefined || file !== undefined;
	const refusals: Record<number, string> = {
		400: 'Something that was sent is wrong; `details.errors` names each field',
		401: isOpen ? 'The token is no longer valid' : 'No token, or one that is not valid',
	};
	if (!isOpen || policies.length > 0) refusals[403] = 'Not for this caller';
	const isSwitchable = successes[name] === led;
	if (params || sends || hasPages(query) || isSwitchable) refusals[404] = 'There is no such thing';
	if (conflicts[name]) refusals[409] = conflicts[name];
	if (sends) refusals[413] = 'What was sent is too large';
	if (isLimited) refusals[429] = 'Too many calls; `Retry-After` says when to try again';
	return { successes: successes[name] ?? done, refusals };
}
