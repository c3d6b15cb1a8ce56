import type { OpenedProject } from '@sumu/contract';
import { numberOrNull } from '../../platform/fields';
import { highestRankFirst, lowestRankFirst } from '../../platform/lib/orders';
import { published } from '../../platform/lib/published';
import { detailed } from './detailed';
import { neighbourFields, presentNeighbour } from './presenter';

const projects = detailed(
	published('api::project.project', { ...neighbourFields, rank: numberOrNull('rank') }),
);

/** Returns the projects before and after a project, in the owner's order. */
export async function neighbours(
	documentId: string,
): Promise<Pick<OpenedProject, 'previous' | 'next'>> {
	const project = await projects.one(documentId);
	if (!project) return { previous: null, next: null };
	const { rank, id } = project;
	const beyond = (operator: '$lt' | '$gt') => ({
		$or: [{ rank: { [operator]: rank } }, { rank, id: { [operator]: id } }],
	});
	const [[previous], [next]] = await Promise.all([
		projects.list({ where: beyond('$gt'), orderBy: lowestRankFirst, limit: 1 }),
		projects.list({ where: beyond('$lt'), orderBy: highestRankFirst, limit: 1 }),
	]);
	return {
		previous: previous ? presentNeighbour(previous) : null,
		next: next ? presentNeighbour(next) : null,
	};
}
