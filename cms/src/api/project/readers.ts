import type { ProjectWithNeighbours } from '@sumu/contract';
import { nullableNumberField } from '../../platform/fields';
import { orNotFound } from '../../platform/lib/http-errors';
import { highestRankFirst, lowestRankFirst } from '../../platform/lib/repository';
import { createReader } from '../../reader';
import {
	neighbourFields,
	presentManagedWholeProject,
	presentNeighbour,
	projectFields,
	wholeProjectFields,
} from './presenter';

const projectUid = 'api::project.project';

/** Projects as in lists. */
export const projects = createReader(projectUid, {
	fields: projectFields,
	include: ['rating', 'details', 'outcome'],
});

/** Projects with their case studies. */
export const wholeProjects = createReader(projectUid, {
	fields: wholeProjectFields,
	include: ['rating', 'details', 'outcome', 'html'],
});

const neighbours = createReader(projectUid, {
	fields: { ...neighbourFields, rank: nullableNumberField('rank') },
	include: ['details'],
}).published;

/** Returns the projects before and after a project, in the owner's order. */
export async function findProjectNeighbours(
	documentId: string,
): Promise<Pick<ProjectWithNeighbours, 'previous' | 'next'>> {
	const project = await neighbours.one(documentId);
	if (!project) return { previous: null, next: null };
	const { rank, id } = project;
	const beyond = (operator: '$lt' | '$gt') => ({
		$or: [{ rank: { [operator]: rank } }, { rank, id: { [operator]: id } }],
	});
	const [[previous], [next]] = await Promise.all([
		neighbours.list({ where: beyond('$gt'), orderBy: lowestRankFirst, limit: 1 }),
		neighbours.list({ where: beyond('$lt'), orderBy: highestRankFirst, limit: 1 }),
	]);
	return {
		previous: previous ? presentNeighbour(previous) : null,
		next: next ? presentNeighbour(next) : null,
	};
}

/**
 * Returns a draft in the form its page would show.
 * @throws NotFoundError
 */
export async function getProjectPreview(documentId: string) {
	const project = presentManagedWholeProject(
		orNotFound(await wholeProjects.drafts.one(documentId)),
	);
	return { ...project, ...(await findProjectNeighbours(documentId)) };
}
