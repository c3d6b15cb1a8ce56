import { createHash } from 'node:crypto';
import { isTag, MAX_TAGS, maxLengths, tagsIn } from '@sumu/contract';
import { tagSeparator } from '../../api/blog/tags';
import {
	findFormerAddress,
	normalizePath,
	saveFormerAddress,
} from '../../platform/addresses/page-addresses';
import { generateUniqueSlug, pathOf, slugFor } from '../../platform/addresses/slugs';
import { pictureColumns } from '../../platform/media/picture-columns';
import { addressesIn, type PictureImporter, withPictures } from './pictures';
import type { ImportedPost } from './post';

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
 * Identifies a post by its place in the source and by its content, so that one whose slug got a number is recognised
 * again.
 */
const originsOf = ({ date = 'undated', from, title, text }: ImportedPost) => {
	const words = createHash('sha256').update(`${title}\n${text}`).digest('base64url');
	return [`/${date}/${from}`.slice(0, maxLengths.path), `/${date}/${words}`];
};

export const pathsOf = (post: ImportedPost) => [pathOf('blog', slugOf(post)), ...formerOf(post)];

/** Checks whether a post was imported before: its address, or one that leads to it, is taken. */
export async function isAlreadyImported(
	post: ImportedPost,
	claimedPaths: ClaimedPaths,
): Promise<boolean> {
	const slug = slugOf(post);
	const isFree = (path: string) => !claimedPaths.has(path);
	if (
		isFree(pathOf('blog', slug)) &&
		(await strapi.db.query(blogUid).count({ where: { slug } })) > 0
	)
		return true;
	for (const path of [...pathsOf(post).filter(isFree), ...originsOf(post)])
		if (await findFormerAddress(path)) return true;
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

/** Summarizes the import of a post in one line. */
export function summarizePost(post: ImportedPost, slug: string, pictures: PictureImporter): string {
	const names = [...addressesIn(post.text), ...(post.cover ? [post.cover] : [])];
	const own = new Set(names.filter((name) => pictures.has(post.folder, name))).size;
	const former = formerOf(post);
	return [
		`${post.date?.slice(0, 10) ?? 'undated   '}  ${post.title}`,
		pathOf('blog', slug),
		...(post.isDraft ? ['a draft'] : []),
		...(own > 0 ? [`${own} ${own === 1 ? 'picture' : 'pictures'}`] : []),
		...(former.length > 0 ? [`from ${former.join(', ')}`] : []),
	].join(' · ');
}

async function coverOf({ cover, folder }: ImportedPost, pictures: PictureImporter) {
	if (!cover) return {};
	const storedUrl = await pictures.address(folder, cover);
	const address = storedUrl ?? (/^https?:\/\//i.test(cover) ? cover : null);
	return address ? pictureColumns(address, 'img', { file: 'img', url: 'imageUrl' }) : {};
}

/** Stores the pictures of a post that is added soon. */
export async function storeAhead(
	post: ImportedPost,
	pictures: PictureImporter,
	claimedPaths: ClaimedPaths,
) {
	if (faultOf(post) || (await isAlreadyImported(post, claimedPaths))) return;
	await withPictures(post.text, post.folder, pictures);
	await coverOf(post, pictures);
}

interface Place {
	slug: string;
	claimed: ClaimedPaths;
	/** Author of posts that name none. */
	author: string;
}

/** Adds a post with its original date and status, and redirects its former addresses to it. */
export async function addPost(
	post: ImportedPost,
	{ slug, claimed: claimedPaths, author }: Place,
	pictures: PictureImporter,
) {
	const { date, isDraft } = post;
	const text = await withPictures(post.text, post.folder, pictures);
	const data = {
		topic: truncateText(post.title, maxLengths.line),
		slug,
		author: truncateText(post.author || author, maxLengths.name),
		description: text,
		excerpt: truncateText(post.excerpt, maxLengths.line),
		seoTitle: truncateText(post.seoTitle, maxLengths.name),
		seoDescription: truncateText(post.seoDescription, maxLengths.line),
		tags: tagsOf(post.tags),
		...(date && { date, updatedAt: date }),
		...(await coverOf(post, pictures)),
	};
	const former = formerOf(post).filter((path) => !claimedPaths.has(path));
	if (slug !== slugOf(post)) former.push(...originsOf(post));
	await strapi.db.transaction(async () => {
		const { documentId } = await strapi
			.documents(blogUid)
			.create({ data, status: isDraft ? 'draft' : 'published' });
		for (const path of former) await saveFormerAddress(path, { kind: 'blog', documentId });
	});
}
