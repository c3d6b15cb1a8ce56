import { search, searchSite } from '@sumu/contract';
import { action } from '../../../contract/action';
import { oneResponse } from '../../../contract/pages';
import { published, type Slice } from '../../../platform/lib/published';
import { findMatches, type Match } from '../../../platform/search/find';
import { detailed } from '../../project/detailed';
import {
	foundPostFields,
	foundProjectFields,
	presentFoundPost,
	presentFoundProject,
} from '../presenter';
import { searched } from '../searched';

const projects = detailed(published('api::project.project', foundProjectFields));
const posts = published('api::blog.blog', foundPostFields);

interface Rows<Row> {
	list: (slice: Slice) => Promise<Row[]>;
}

/** Returns the matches with their rows, without rows that are no longer published. */
async function found<Row extends { id: number }, Item>(
	matches: readonly Match[],
	rows: Rows<Row>,
	present: (row: Row & { match: Match }) => Item,
): Promise<Item[]> {
	if (matches.length === 0) return [];
	const ids = matches.map(({ id }) => id);
	const list = await rows.list({
		where: { id: { $in: ids } },
		orderBy: [{ id: 'desc' }],
		limit: search.results,
	});
	const byId = new Map(list.map((row) => [row.id, row]));
	return matches.flatMap((match) => {
		const row = byId.get(match.id);
		return row ? [present({ ...row, match })] : [];
	});
}

export default {
	site: action(searchSite, async ({ query: { q } }) =>
		oneResponse({
			projects: await found(await findMatches(searched.projects, q), projects, presentFoundProject),
			posts: await found(await findMatches(searched.posts, q), posts, presentFoundPost),
		}),
	),
};
