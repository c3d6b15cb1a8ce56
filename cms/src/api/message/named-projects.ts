import { MAX_MESSAGE_PROJECTS } from '@sumu/contract';
import { createPublishedRepository, lastCreatedFirst } from '../../platform/lib/repository';
import { type MessageProjects, namedProjectFields, presentNamedProject } from './presenter';

const projectRepository = createPublishedRepository('api::project.project', namedProjectFields);

/** Returns the published projects among these ids, in that order, with their current names. */
export async function namedProjects(ids: readonly string[] = []): Promise<MessageProjects> {
	if (ids.length === 0) return [];
	const rows = await projectRepository.list({
		where: { documentId: { $in: ids } },
		orderBy: lastCreatedFirst,
		limit: MAX_MESSAGE_PROJECTS,
	});
	const projectsById = new Map(rows.map((row) => [row.documentId, presentNamedProject(row)]));
	return [...new Set(ids)].flatMap((id) => projectsById.get(id) ?? []);
}
