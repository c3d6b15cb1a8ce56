import { searchLimits, searchSite } from '@sumu/contract';
import { createAction } from '../../../contract/action';
import { oneResponse } from '../../../contract/responses';
import { createPublishedRepository, type QuerySlice } from '../../../platform/lib/repository';
import { findMatches, type SearchMatch } from '../../../platform/search/find-matches';
import { withFieldSettings } from '../../project/repository-decorators';
import {
	foundPostFields,
	foundProjectFields,
	presentFoundPost,
	presentFoundProject,
} from '../presenter';
import { searchableTypes } from '../searchable-types';

const projectRepository = withFieldSettings(
	createPublishedRepository('api::project.project', foundProjectFields),
);
const postRepository = createPublishedRepository('api::blog.blog', foundPostFields);

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
				projectRepository,
				presentFoundProject,
			),
			posts: await presentMatches(
				await findMatches(searchableTypes.posts, q),
				postRepository,
				presentFoundPost,
			),
		}),
	),
};
