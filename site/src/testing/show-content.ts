import {
	ADDRESS_PAGE_SIZE,
	type PostWithNeighbours,
	type ProjectWithNeighbours,
	tagKey,
} from '@sumu/contract';
import { toItemResponse, toListResponse } from '@sumu/contract/examples';
import { type CmsStandIn, found } from './cms';

interface Content {
	projects?: ProjectWithNeighbours[];
	posts?: PostWithNeighbours[];
}

interface Query {
	page?: number | undefined;
	size: number;
	limit: number;
}

/** Responds like the CMS: one page if `page` is set, otherwise the newest rows. */
function listed<Row>(rows: Row[], { page, size, limit }: Query) {
	const data = page ? rows.slice((page - 1) * size, page * size) : rows.slice(0, limit);
	return { status: true, data, pagination: [1], ...(page && { total: rows.length }) };
}

const addressPage = { size: ADDRESS_PAGE_SIZE, limit: 0 };

const toAddress = ({
	_id,
	slug,
	updated,
	picture,
}: ProjectWithNeighbours | PostWithNeighbours) => ({
	_id,
	slug,
	updated,
	picture: picture?.url ?? null,
});

function countTags(posts: readonly PostWithNeighbours[]) {
	const counts = new Map<string, number>();
	for (const tag of posts.flatMap(({ tags }) => tags))
		counts.set(tagKey(tag), (counts.get(tagKey(tag)) ?? 0) + 1);
	return [...counts].map(([tag, count]) => ({ tag, count }));
}

/** Makes the CMS return exactly these projects and posts, newest first. */
export function showContent(cms: CmsStandIn, { projects = [], posts = [] }: Content): void {
	cms.on('listProjects', ({ query }) => listed(projects, query));
	cms.on('listProjectAddresses', ({ query }) =>
		listed(projects.map(toAddress), { ...query, ...addressPage }),
	);
	cms.on('listPostAddresses', ({ query }) =>
		listed(
			posts.map((post) => ({ ...toAddress(post), tags: post.tags })),
			{ ...query, ...addressPage },
		),
	);
	cms.on('listTags', toListResponse(...countTags(posts)));
	cms.on('getProject', ({ params }) => toItemResponse(found(projects, params.id)));
	cms.on('listBlogs', ({ query }) => {
		const response = listed(posts, query);
		return query.page ? response : { ...response, data: response.data.toReversed() };
	});
	cms.on('getBlog', ({ params }) => toItemResponse(found(posts, params.id)));
}
