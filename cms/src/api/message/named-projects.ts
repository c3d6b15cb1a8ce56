import { maxMessageProjects } from '@sumu/contract';
import { lastCreatedFirst } from '../../platform/lib/orders';
import { published } from '../../platform/lib/published';
import type { MessageProjects } from './presenter';

interface Named {
	documentId: string;
	projectsName: string;
}

const projects = published<Named>('api::project.project', {
	select: ['documentId', 'projectsName'],
});

/** The published projects among these ids, in that order, by the names they have now. */
export async function namedProjects(ids: readonly string[] = []): Promise<MessageProjects> {
	if (ids.length === 0) return [];
	const rows = await projects.list({
		where: { documentId: { $in: ids } },
		orderBy: lastCreatedFirst,
		limit: maxMessageProjects,
	});
	const names = new Map(rows.map(({ documentId, projectsName }) => [documentId, projectsName]));
	return [...new Set(ids)].flatMap((_id) => {
		const name = names.get(_id);
		return name ? [{ _id, name }] : [];
	});
}
