import { tagKey } from '@sumu/contract';
import { documentId } from '../../platform/fields';
import { newestFirst } from '../../platform/lib/orders';
import { published } from '../../platform/lib/published';
import { tags } from './presenter';
import { tagged } from './tags';

const posts = published('api::blog.blog', { _id: documentId, tags });

/** The newest posts that are weighed, and as many as fill up where few share a tag. */
const most = 100;

/** The ids of the posts most like one: those that share most of its tags, the newest of them first. */
export async function relatedTo(id: string, limit: number): Promise<string[]> {
	const post = await posts.one(id);
	const own = new Set(tags.read({ tags: post?.tags ?? null }).map(tagKey));
	const where = { documentId: { $ne: id } };
	const sharing = own.size
		? await posts.list({
				where: { ...where, $or: [...own].map((tag) => tagged(tag)) },
				orderBy: newestFirst,
				limit: most,
			})
		: [];
	const shared = (row: (typeof sharing)[number]) =>
		tags.read(row).filter((tag) => own.has(tagKey(tag))).length;
	const newest =
		sharing.length < limit ? await posts.list({ where, orderBy: newestFirst, limit }) : [];
	const ordered = [...sharing.sort((one, other) => shared(other) - shared(one)), ...newest];
	return [...new Set(ordered.map((row) => row.documentId))].slice(0, limit);
}
