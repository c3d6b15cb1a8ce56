import { tagKey } from '@sumu/contract';
import { documentIdField } from '../../platform/fields';
import { createPublishedRepository, newestFirst } from '../../platform/lib/repository';
import { tagsField } from './presenter';
import { buildTagFilter } from './tags';

const postRepository = createPublishedRepository('api::blog.blog', {
	_id: documentIdField,
	tags: tagsField,
});

/** Maximum number of posts with a shared tag that are compared, newest first. */
const MAX_COMPARED_POSTS = 100;

/** Returns the ids of related posts: those that share most tags, newest first among equals, then the newest posts. */
export async function relatedTo(id: string, limit: number): Promise<string[]> {
	const post = await postRepository.one(id);
	const own = new Set(tagsField.read({ tags: post?.tags ?? null }).map(tagKey));
	const where = { documentId: { $ne: id } };
	const postsWithSharedTags = own.size
		? await postRepository.list({
				where: { ...where, $or: [...own].map((tag) => buildTagFilter(tag)) },
				orderBy: newestFirst,
				limit: MAX_COMPARED_POSTS,
			})
		: [];
	const countSharedTags = (row: (typeof postsWithSharedTags)[number]) =>
		tagsField.read(row).filter((tag) => own.has(tagKey(tag))).length;
	const newest =
		postsWithSharedTags.length < limit
			? await postRepository.list({ where, orderBy: newestFirst, limit })
			: [];
	const rankedPosts = [
		...postsWithSharedTags.sort((one, other) => countSharedTags(other) - countSharedTags(one)),
		...newest,
	];
	return [...new Set(rankedPosts.map((row) => row.documentId))].slice(0, limit);
}
