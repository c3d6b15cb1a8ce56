import type { PostWithNeighbours, ProjectWithNeighbours } from '@sumu/contract';
import { toItemResponse } from '@sumu/contract/examples';
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

/** Makes the CMS return exactly these projects and posts, newest first. */
export function showContent(cms: CmsStandIn, { projects = [], posts = [] }: Content): void {
	cms.on('listProjects', ({ query }) => listed(projects, query));
	cms.on('getProject', ({ params }) => toItemResponse(found(projects, params.id)));
	cms.on('listBlogs', ({ query }) => {
		const response = listed(posts, query);
		return query.page ? response : { ...response, data: response.data.toReversed() };
	});
	cms.on('getBlog', ({ params }) => toItemResponse(found(posts, params.id)));
}
