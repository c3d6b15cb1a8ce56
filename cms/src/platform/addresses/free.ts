import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';
import { type PageKind, pageTypes, slugFor } from './kinds';
import { slugify } from './slug';

const isTaken = async (kind: PageKind, slug: string, documentId?: string) =>
	(await strapi.db.query(pageTypes[kind].uid).count({
		where: { slug, ...(documentId && { documentId: { $ne: documentId } }) },
	})) > 0;

/** Returns the slug of a name, with a number appended if another entry uses it or `isSpokenFor` reserves it. */
export async function generateUniqueSlug(
	kind: PageKind,
	name: string,
	documentId?: string,
	isSpokenFor: (slug: string) => boolean = () => false,
) {
	const baseSlug = slugFor(kind, name);
	let slug = baseSlug;
	for (let number = 2; isSpokenFor(slug) || (await isTaken(kind, slug, documentId)); number += 1)
		slug = `${baseSlug}-${number}`;
	return slug;
}

const createSlugError = (message: string) =>
	new errors.ValidationError(message, { errors: [{ path: ['slug'], message }] });

/**
 * Returns the slug of a typed address.
 * @throws ValidationError if nothing of it can be used in an address, or another entry uses it
 */
export async function requireAvailableSlug(kind: PageKind, typed: string, documentId?: string) {
	if (!slugify(typed)) throw createSlugError(messages.noSlug);
	const slug = slugFor(kind, typed);
	if (await isTaken(kind, slug, documentId)) throw createSlugError(messages.slugTaken);
	return slug;
}
