import { createHash } from 'node:crypto';
import { isTag, MAX_TAGS, maxLengths, tagsIn } from '@sumu/contract';
import {
	findFormerAddress,
	normalizePath,
	saveFormerAddress,
} from '../../platform/addresses/page-addresses';
import { generateUniqueSlug, pageTypes, pathOf, slugFor } from '../../platform/addresses/slugs';
import { pictureColumns } from '../../platform/media/picture-columns';
import { tagSeparator } from '../blog/tags';
import { addressesIn, type PictureImporter, withPictures } from './pictures';
import { type ImportedPost, publicationTimeOf } from './reading/post';
import { importWorkQueue } from './work-queue';

const blogUid = 'api::blog.blog';

const slugOf = ({ slug, title }: ImportedPost) => slugFor('blog', slug || title);

/** Paths of posts already handled in this run: a later post with the same name is a different one. */
export type ClaimedPaths = ReadonlySet<string>;

/** Returns the former paths that redirect to a post, in their stored form. */
const formerOf = (post: ImportedPost) =>
	[...new Set(post.formerPaths.map(normalizePath))].filter(
		(path) => path !== pathOf('blog', slugOf(post)) && path.length <= maxLengths.path,
	);

/**
 * Identifies a post by its place in the source and by its content, so that it is recognised again although it has
 * another slug or has been edited.
 */
const originsOf = ({ date, from, title, text }: ImportedPost) => {
	const words = createHash('sha256').update(`${title}\n${text}`).digest('base64url');
	return [
		// Undated files of different sources often have the same name, such as `about.md`.
		`/${date ?? title}/${from}`.slice(0, maxLengths.path),
		`/${date ?? 'undated'}/${words}`,
	];
};

/** Mark by which a copy of a post is recognised. */
export const markOf = (post: ImportedPost): string => originsOf(post).at(-1) ?? '';

/** Addresses that a post claims in an import, at its slug, and a mark by which a copy of it is recognised. */
export const claimsOf = (post: ImportedPost, slug = slugOf(post)) => [
	pathOf('blog', slug),
	...formerOf(post),
	...originsOf(post).slice(1),
];

/** Paths that lead to a post that is added, and marks by which another import recognises it. */
export const redirectsOf = (post: ImportedPost, claimedPaths: ClaimedPaths) => [
	...formerOf(post).filter((path) => !claimedPaths.has(path)),
	...originsOf(post),
];

interface StoredPost {
	topic: string | null;
	date: string | null;
}

/** Checks whether an entry with a post's slug is that post: releases up to 0.1.0 did not store where posts are from. */
const isSamePost = ({ title, date }: ImportedPost, stored: StoredPost) =>
	stored.topic === title.slice(0, maxLengths.line) ||
	(date !== undefined && stored.date !== null && Date.parse(stored.date) === Date.parse(date));

/** Checks whether an address leads to an entry that exists; that of a deleted one stays while it is in the trash. */
async function leadsToEntry(path: string): Promise<boolean> {
	const former = await findFormerAddress(path);
	if (!former) return false;
	const { uid } = pageTypes[former.kind];
	return (await strapi.db.query(uid).count({ where: { documentId: former.documentId } })) > 0;
}

/** Checks whether a post was imported before: an address of it leads to an entry, or its slug does and it is the same. */
export async function isAlreadyImported(
	post: ImportedPost,
	claimedPaths: ClaimedPaths,
): Promise<boolean> {
	const slug = slugOf(post);
	const ownPath = pathOf('blog', slug);
	const isFree = (path: string) => !claimedPaths.has(path);
	const [place = '', content = ''] = originsOf(post);
	if (claimedPaths.has(content)) return true;
	if (isFree(ownPath)) {
		const rows: StoredPost[] = await strapi.db
			.query(blogUid)
			.findMany({ select: ['topic', 'date'], where: { slug } });
		if (rows.some((row) => isSamePost(post, row))) return true;
		// The owner has changed the slug of an entry that was at this address.
		if (rows.length === 0 && (await leadsToEntry(ownPath))) return true;
	}
	for (const path of [...formerOf(post).filter(isFree), place, content])
		if (await leadsToEntry(path)) return true;
	return false;
}

/** Returns the post's slug, with a number if another post has it. */
export const freeSlugOf = ({ slug, title }: ImportedPost, claimedPaths: ClaimedPaths) =>
	generateUniqueSlug('blog', slug || title, undefined, (one) =>
		claimedPaths.has(pathOf('blog', one)),
	);

/** Returns the reason why a post cannot be imported; '' if it can. */
export function faultOf({ title, text }: ImportedPost): string {
	if (!title) return 'it has no title';
	if (!text) return 'it has no text';
	return text.length > maxLengths.article
		? `its text is longer than ${maxLengths.article} characters`
		: '';
}

/** Converts a post's tags and categories to valid tags. */
const tagsOf = (tagNames: readonly string[]) =>
	tagsIn(tagNames.map((tag) => tag.replace(/[,/]/g, ' ').trim()))
		.filter(isTag)
		.slice(0, MAX_TAGS)
		.join(tagSeparator) || null;

const truncateText = (text: string, maxLength: number) => text.slice(0, maxLength) || null;

/** Counts the pictures of a post that are added to the media library. */
export function countPictures(post: ImportedPost, pictures: PictureImporter): number {
	const names = [...addressesIn(post.text), ...(post.cover ? [post.cover] : [])];
	return new Set(names.filter((name) => pictures.has(post, name))).size;
}

/** Summarizes the import of a post in one line. */
export function summarizePost(post: ImportedPost, slug: string, pictures: PictureImporter): string {
	const own = countPictures(post, pictures);
	const former = formerOf(post);
	const publicationTime = publicationTimeOf(post);
	return [
		`${post.date?.slice(0, 10) ?? 'undated   '}  ${post.title}`,
		pathOf('blog', slug),
		...(post.draftReason
			? [post.draftReason === 'a draft' ? 'a draft' : `a draft, because: ${post.draftReason}`]
			: []),
		...(publicationTime ? [`scheduled for ${publicationTime}`] : []),
		...(own > 0 ? [`${own} ${own === 1 ? 'picture' : 'pictures'}`] : []),
		...(former.length > 0 ? [`from ${former.join(', ')}`] : []),
		...(slug === slugOf(post)
			? []
			: [`a new address, because ${pathOf('blog', slugOf(post))} is used`]),
	].join(' · ');
}

async function coverOf(post: ImportedPost, pictures: PictureImporter) {
	const { cover } = post;
	if (!cover) return {};
	const storedUrl = await pictures.address(post, cover);
	const address = storedUrl ?? (/^https?:\/\//i.test(cover) ? cover : null);
	return address ? pictureColumns(address, 'img', { file: 'img', url: 'imageUrl' }) : {};
}

/** Stores the pictures of a post that is added soon. */
export async function storeAhead(post: ImportedPost, pictures: PictureImporter) {
	await Promise.all([withPictures(post.text, post, pictures), coverOf(post, pictures)]);
}

/** Notes the pictures of a post that its source lacks. */
export function notePicturesOf(post: ImportedPost, pictures: PictureImporter) {
	for (const address of addressesIn(post.text)) pictures.noteMissing(post, address);
	if (post.cover) pictures.noteMissing(post, post.cover);
}

interface Place {
	readonly slug: string;
	/** Paths that lead to the post, and marks by which another import recognises it. */
	readonly redirects: readonly string[];
	/** Author of posts that name none. */
	readonly author: string;
}

/**
 * Adds a post with its original date and status, and redirects its former addresses to it. `recordAdded` runs in the
 * same transaction.
 */
export async function addPost(
	post: ImportedPost,
	{ slug, redirects, author }: Place,
	pictures: PictureImporter,
	recordAdded: (documentId: string) => Promise<void>,
) {
	const { date, draftReason } = post;
	const publishAt = publicationTimeOf(post);
	const text = await withPictures(post.text, post, pictures);
	const data = {
		topic: truncateText(post.title, maxLengths.line),
		slug,
		author: truncateText(post.author || author, maxLengths.name),
		description: text,
		excerpt: truncateText(post.excerpt, maxLengths.line),
		seoTitle: truncateText(post.seoTitle, maxLengths.name),
		seoDescription: truncateText(post.seoDescription, maxLengths.line),
		pictureAlt: truncateText(post.coverAlt, maxLengths.line),
		tags: tagsOf(post.tags),
		...(date && { date }),
		...(publishAt ? { publishAt } : date && { updatedAt: date }),
		...(await coverOf(post, pictures)),
	};
	await importWorkQueue(() =>
		strapi.db.transaction(async () => {
			const { documentId } = await strapi
				.documents(blogUid)
				.create({ data, status: draftReason || publishAt ? 'draft' : 'published' });
			for (const path of redirects) await saveFormerAddress(path, { kind: 'blog', documentId });
			await recordAdded(documentId);
		}),
	);
}
