import {
	documentIdField,
	nullableTextField,
	relationField,
	textField,
} from '../../platform/fields';
import { linkedTo } from '../../platform/lib/linked-to';
import { createPublishedRepository } from '../../platform/lib/repository';
import type { ReviewedProject } from './presenter';
import { targetIds } from './review-target';

const projectUid = 'api::project.project';
const projectRepository = createPublishedRepository(projectUid, {
	documentId: documentIdField,
	slug: textField('slug'),
	projectsName: textField('projectsName'),
	testimonial: relationField('testimonial', { documentId: documentIdField }),
});

/** Columns that connect a review to its project. */
export const reviewedColumns = { documentId: documentIdField, item: nullableTextField('item') };

interface Row {
	id: number;
	documentId: string;
	item: string | null;
}

/** Adds to each review the published project that it is about or that quotes it; null without one. */
export async function addReviewedProjects<R extends Row>(
	rows: readonly R[],
): Promise<(R & { project: ReviewedProject | null })[]> {
	if (rows.length === 0) return [];
	const reviewedProjectIds = rows.flatMap(({ item }) => targetIds(item).projectId ?? []);
	const quotingRowIds = await linkedTo(
		projectUid,
		'testimonial',
		rows.map(({ id }) => id),
	);
	const projectFilters = [
		...(reviewedProjectIds.length > 0 ? [{ documentId: { $in: reviewedProjectIds } }] : []),
		...(quotingRowIds.length > 0 ? [{ id: { $in: quotingRowIds } }] : []),
	];
	const matchingProjects =
		projectFilters.length > 0
			? await projectRepository.list({
					where: { $or: projectFilters },
					orderBy: [{ id: 'asc' }],
					limit: 2 * rows.length,
				})
			: [];
	return rows.map((row) => {
		const { projectId } = targetIds(row.item);
		const project = matchingProjects.find(
			(one) => one.documentId === projectId || one.testimonial?.documentId === row.documentId,
		);
		const projectSummary = project && {
			slug: project.slug || project.documentId,
			name: project.projectsName ?? '',
		};
		return { ...row, project: projectSummary ?? null };
	});
}
