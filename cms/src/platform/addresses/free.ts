import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';
import { type Addressed, addressed, slugFor } from './kinds';
import { slugOf } from './slug';

const isTaken = async (kind: Addressed, slug: string, documentId?: string) =>
	(await strapi.db.query(addressed[kind].uid).count({
		where: { slug, ...(documentId && { documentId: { $ne: documentId } }) },
	})) > 0;

/** Returns the slug of a name, with a number appended if another entry uses it or `isSpokenFor` reserves it. */
export async function freeSlug(
	kind: Addressed,
	name: string,
	documentId?: string,
	isSpokenFor: (slug: string) => boolean = () => false,
) {
	const wanted = slugFor(kind, name);
	let slug = wanted;
	for (let number = 2; isSpokenFor(slug) || (await isTaken(kind, slug, documentId)); number += 1)
		slug = `${wanted}-${number}`;
	return slug;
}

const refused = (message: string) =>
	new errors.ValidationError(message, { errors: [{ path: ['slug'], message }] });

/**
 * Returns the slug of a typed address.
 * @throws ValidationError if nothing of it can be used in an address, or another entry uses it
 */
export async function askedSlug(kind: Addressed, typed: string, documentId?: string) {
	if (!slugOf(typed)) throw refused(messages.noSlug);
	const slug = slugFor(kind, typed);
	if (await isTaken(kind, slug, documentId)) throw refused(messages.slugTaken);
	return slug;
}
