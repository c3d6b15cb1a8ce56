import type { ProjectWithNeighbours } from '@sumu/contract';
import { nullableNumberField } from '../../platform/fields';
import { createPublishedRepository } from '../../platform/lib/repository';
import { highestRankFirst, lowestRankFirst } from '../../platform/lib/sort-orders';
import { neighbourFields, presentNeighbour } from './presenter';
import { withFieldSettings } from './repository-decorators';

const projectRepository = withFieldSettings(
	createPublishedRepository('api::project.project', {
		...neighbourFields,
		rank: nullableNumberField('rank'),
	}),
);

/** Returns the projects before and after a project, in the owner's order. */
export async function findProjectNeighbours(
	documentId: string,
): Promise<Pick<ProjectWithNeighbours, 'previous' | 'next'>> {
	const project = await projectRepository.one(documentId);
	if (!project) return { previous: null, next: null };
	const { rank, id } = project;
	const beyond = (operator: '$lt' | '$gt') => ({
		$or: [{ rank: { [operator]: rank } }, { rank, id: { [operator]: id } }],
	});
	const [[previous], [next]] = await Promise.all([
		projectRepository.list({ where: beyond('$gt'), orderBy: lowestRankFirst, limit: 1 }),
		projectRepository.list({ where: beyond('$lt'), orderBy: highestRankFirst, limit: 1 }),
	]);
	return {
		previous: previous ? presentNeighbour(previous) : null,
		next: next ? presentNeighbour(next) : null,
	};
}
