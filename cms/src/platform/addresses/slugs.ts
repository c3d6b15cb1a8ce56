import transliterate from '@sindresorhus/transliterate';
import type { UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { maxLengths, messages } from '@sumu/contract';
import { computedField, documentIdField, nullableTextField } from '../fields';

/** Maximum characters. Leaves room in the column for a suffix that makes the slug unique. */
const MAX_SLUG_LENGTH = maxLengths.slug - 8;

const latinWordPattern = /\p{Script=Latin}(?:\p{Script=Latin}|\p{Script=Inherited})*/gu;
/** Characters to drop: apostrophes, accents that are not part of a letter, and invisible characters. */
const droppedCharsPattern = /['’\p{Cf}]|(?<=\p{Script=Latin})\p{M}+/gu;
const separatorPattern = /[^\p{L}\p{M}\p{N}]+/gu;

/** Shortens a slug to the whole words that fit; a single long word is cut. */
function truncateSlug(slug: string): string {
	if (slug.length <= MAX_SLUG_LENGTH) return slug;
	const end = slug.lastIndexOf('-', MAX_SLUG_LENGTH);
	return [...slug].slice(0, end > 0 ? end : MAX_SLUG_LENGTH).join('');
}

/**
 * Returns the slug of a text: Latin letters without accents, letters of other scripts unchanged. Empty if the text
 * has neither letters nor digits.
 */
export const slugify = (text: string): string =>
	truncateSlug(
		text
			.normalize('NFC')
			.replace(latinWordPattern, (word) => transliterate(word))
			.replace(droppedCharsPattern, '')
			.toLowerCase()
			.replace(separatorPattern, '-')
			.replace(/^-|-$/g, ''),
	);

/** Content types whose entries have their own pages on the site. */
export const pageTypes = {
	project: { uid: 'api::project.project', name: 'projectsName' },
	blog: { uid: 'api::blog.blog', name: 'topic' },
} as const satisfies Record<string, { uid: UID.ContentType; name: string }>;

export type PageKind = keyof typeof pageTypes;
export const pageKinds = Object.keys(pageTypes) as PageKind[];

export const pathOf = (kind: PageKind, slug: string) => `/${kind}/${slug}`;

/**
 * Returns the slug of a text. An empty or numeric slug gets the kind as a prefix, because a number reads as a page of
 * a list.
 */
export function slugFor(kind: PageKind, text: string): string {
	const slug = slugify(text);
	return /^\p{N}*$/u.test(slug) ? [kind, slug].filter(Boolean).join('-') : slug;
}

export const isSlugTaken = async (kind: PageKind, slug: string, documentId?: string) =>
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
	for (
		let number = 2;
		isSpokenFor(slug) || (await isSlugTaken(kind, slug, documentId));
		number += 1
	)
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
	if (await isSlugTaken(kind, slug, documentId)) throw createSlugError(messages.slugTaken);
	return slug;
}

/** Entry's part of its page's address. Falls back to the id, which works too. */
export const slugField = computedField(
	{ slug: nullableTextField('slug'), documentId: documentIdField },
	(from) => from.slug ?? from.documentId,
);
