import { searchLimits, searchSite } from '@sumu/contract';
import { createAction } from '../../../contract/action';
import { oneResponse } from '../../../contract/responses';
import type { QuerySlice } from '../../../platform/lib/repository';
import { findMatches, type SearchMatch } from '../../../platform/search/find-matches';
import { createReader } from '../../../reader';
import {
	foundPostFields,
	foundProjectFields,
	presentFoundPost,
	presentFoundProject,
} from '../presenter';
import { searchableTypes } from '../search-index';

const projects = createReader('api::project.project', {
	fields: foundProjectFields,
	include: ['details'],
}).published;
const posts = createReader('api::blog.blog', { fields: foundPostFields }).published;

interface Rows<Row> {
	list: (slice: QuerySlice) => Promise<Row[]>;
}

/** Returns the matches with their rows, without rows that are no longer published. */
async function presentMatches<Row extends { id: number }, Item>(
	matches: readonly SearchMatch[],
	rows: Rows<Row>,
	present: (row: Row & { match: SearchMatch }) => Item,
): Promise<Item[]> {
	if (matches.length === 0) return [];
	const ids = matches.map(({ id }) => id);
	const list = await rows.list({
		where: { id: { $in: ids } },
		orderBy: [{ id: 'desc' }],
		limit: searchLimits.results,
	});
	const byId = new Map(list.map((row) => [row.id, row]));
	return matches.flatMap((match) => {
		const row = byId.get(match.id);
		return row ? [present({ ...row, match })] : [];
	});
}

export default {
	site: createAction(searchSite, async ({ query: { q } }) =>
		oneResponse({
			projects: await presentMatches(
				await findMatches(searchableTypes.projects, q),
				projects,
				presentFoundProject,
			),
			posts: await presentMatches(
				await findMatches(searchableTypes.posts, q),
				posts,
				presentFoundPost,
			),
		}),
	),
};
