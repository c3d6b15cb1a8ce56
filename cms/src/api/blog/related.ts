import { tagKey } from '@sumu/contract';
import { documentId } from '../../platform/fields';
import { newestFirst } from '../../platform/lib/orders';
import { published } from '../../platform/lib/published';
import { tags } from './presenter';
import { tagged } from './tags';

const posts = published('api::blog.blog', { _id: documentId, tags });

/** Maximum number of posts with a shared tag that are compared, newest first. */
const most = 100;

/** Returns the ids of related posts: those that share most tags, newest first among equals, then the newest posts. */
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
