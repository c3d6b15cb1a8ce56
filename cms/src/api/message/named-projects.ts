import { maxMessageProjects } from '@sumu/contract';
import { lastCreatedFirst } from '../../platform/lib/orders';
import { published } from '../../platform/lib/published';
import { type MessageProjects, namedProjectFields, presentNamedProject } from './presenter';

const projects = published('api::project.project', namedProjectFields);

/** Returns the published projects among these ids, in that order, with their current names. */
export async function namedProjects(ids: readonly string[] = []): Promise<MessageProjects> {
	if (ids.length === 0) return [];
	const rows = await projects.list({
		where: { documentId: { $in: ids } },
		orderBy: lastCreatedFirst,
		limit: maxMessageProjects,
	});
	const named = new Map(rows.map((row) => [row.documentId, presentNamedProject(row)]));
	return [...new Set(ids)].flatMap((id) => named.get(id) ?? []);
}
