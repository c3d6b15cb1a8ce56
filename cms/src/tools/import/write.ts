import { isTag, maxLengths, mostTags, tagsIn } from '@sumu/contract';
import { between } from '../../api/blog/tags';
import { plainPath } from '../../platform/addresses/find';
import { formerly, keepFormer } from '../../platform/addresses/former';
import { freeSlug } from '../../platform/addresses/free';
import { pathOf, slugFor } from '../../platform/addresses/kinds';
import { pictureColumns } from '../../platform/media/picture-columns';
import { addressesIn, type Pictures, withPictures } from './pictures';
import type { ImportedPost } from './post';

const uid = 'api::blog.blog';

const slugOf = ({ slug, title }: ImportedPost) => slugFor('blog', slug || title);

/** The paths that are to lead to it, as they are kept. */
const formerOf = (post: ImportedPost) =>
	[...new Set(post.formerPaths.map(plainPath))].filter(
		(path) => path !== pathOf('blog', slugOf(post)) && path.length <= maxLengths.path,
	);

/** Whether a post stands at its address, or at one that leads to it: then it was imported before. */
export async function isThere(post: ImportedPost): Promise<boolean> {
	const slug = slugOf(post);
	if ((await strapi.db.query(uid).count({ where: { slug } })) > 0) return true;
	for (const path of [pathOf('blog', slug), ...formerOf(post)])
		if (await formerly(path)) return true;
	return false;
}

/** What keeps a post from being written; empty where nothing does. */
export function faultOf({ title, text }: ImportedPost): string {
	if (!title) return 'it has no title';
	if (!text) return 'it has no text';
	return text.length > maxLengths.article
		? `its text is longer than ${maxLengths.article} characters`
		: '';
}

/** Of what a post is called by elsewhere, what may be a tag here. */
const tagsOf = (given: readonly string[]) =>
	tagsIn(given.map((tag) => tag.replace(/[,/]/g, ' ').trim()))
		.filter(isTag)
		.slice(0, mostTags)
		.join(between) || null;

const cut = (text: string, most: number) => text.slice(0, most) || null;

/** In a line, what becomes of it. */
export function told(post: ImportedPost, pictures: Pictures): string {
	const names = [...addressesIn(post.text), ...(post.cover ? [post.cover] : [])];
	const own = new Set(names.filter((name) => pictures.has(post.folder, name))).size;
	const former = formerOf(post);
	return [
		`${post.date?.slice(0, 10) ?? 'undated   '}  ${post.title}`,
		pathOf('blog', slugOf(post)),
		...(post.isDraft ? ['a draft'] : []),
		...(own > 0 ? [`${own} ${own === 1 ? 'picture' : 'pictures'}`] : []),
		...(former.length > 0 ? [`from ${former.join(', ')}`] : []),
	].join(' · ');
}

async function coverOf({ cover, folder }: ImportedPost, pictures: Pictures) {
	if (!cover) return {};
	const stored = await pictures.address(folder, cover);
	const address = stored ?? (/^https?:\/\//i.test(cover) ? cover : null);
	return address ? pictureColumns(address, 'img', { file: 'img', url: 'imageUrl' }) : {};
}

/** Stores the pictures of a post that is to be added soon. */
export async function storeAhead(post: ImportedPost, pictures: Pictures) {
	if (faultOf(post) || (await isThere(post))) return;
	await withPictures(post.text, post.folder, pictures);
	await coverOf(post, pictures);
}

/** Adds a post as it was there: with its day, as a draft where it was one, and its addresses lead to it. */
export async function addPost(post: ImportedPost, author: string, pictures: Pictures) {
	const { date, isDraft } = post;
	const text = await withPictures(post.text, post.folder, pictures);
	const data = {
		topic: cut(post.title, maxLengths.line),
		slug: await freeSlug('blog', post.slug || post.title),
		author: cut(post.author || author, maxLengths.name),
		description: text,
		excerpt: cut(post.excerpt, maxLengths.line),
		seoTitle: cut(post.seoTitle, maxLengths.name),
		seoDescription: cut(post.seoDescription, maxLengths.line),
		tags: tagsOf(post.tags),
		...(date && { date, updatedAt: date }),
		...(await coverOf(post, pictures)),
	};
	await strapi.db.transaction(async () => {
		const { documentId } = await strapi
			.documents(uid)
			.create({ data, status: isDraft ? 'draft' : 'published' });
		for (const path of formerOf(post)) await keepFormer(path, { kind: 'blog', documentId });
	});
}
