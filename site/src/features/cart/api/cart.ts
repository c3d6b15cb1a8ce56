import { addCard, type CartItem, deleteCard, listCards } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api';
import { callAsUser } from '../../../lib/session/call-as-user';
import { withLine, withoutLine } from '../lines';
import { readShortlist, writeShortlist } from '../shortlist';

/** Account e-mail of the cart's owner; '' for this browser's shortlist. */
type Owner = string;

export const linesOf = async (email: Owner, signal: AbortSignal): Promise<CartItem[]> =>
	email ? (await callAsUser(listCards, { params: { email }, signal })).data : readShortlist();

/**
 * Adds a line to the cart.
 * @returns the line as stored
 */
export async function putIn(email: Owner, line: CartItem): Promise<CartItem> {
	if (email) return (await callAsUser(addCard, { body: { projectId: line.projectId } })).data;
	writeShortlist(withLine(line, readShortlist()));
	return line;
}

/**
 * Adds a removed line again, with its original date.
 * @returns the line as stored
 */
export async function putBack(email: Owner, line: CartItem): Promise<CartItem> {
	if (!email) return putIn(email, line);
	const body = { projectId: line.projectId, addedOn: line.date };
	return (await callAsUser(addCard, { body })).data;
}

export async function takeOut(email: Owner, line: CartItem): Promise<void> {
	if (!email) return writeShortlist(withoutLine(line, readShortlist()));
	try {
		await callAsUser(deleteCard, { params: { id: line._id } });
	} catch (error) {
		// Another browser may already have removed it.
		if (!(error instanceof ApiError && error.status === 404)) throw error;
	}
}

/** Query key prefix of a cart. */
export const cartKey = (email: string) => ['cart', email] as const;

/** The whole cart, newest first; this browser's shortlist if the e-mail is empty. */
export const cartQuery = (email: string) =>
	queryOptions({
		queryKey: [...cartKey(email), 'all'],
		queryFn: ({ signal }) => linesOf(email, signal),
	});
