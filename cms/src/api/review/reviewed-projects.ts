import { documentId, relation, text, textOrNull } from '../../platform/fields';
import { linkedTo } from '../../platform/lib/linked';
import { published } from '../../platform/lib/published';
import type { ReviewedProject } from './presenter';
import { targetIds } from './review-target';

const uid = 'api::project.project';
const projects = published(uid, {
	documentId,
	slug: text('slug'),
	projectsName: text('projectsName'),
	testimonial: relation('testimonial', { documentId }),
});

/** Columns that connect a review to its project. */
export const reviewedColumns = { documentId, item: textOrNull('item') };

interface Row {
	id: number;
	documentId: string;
	item: string | null;
}

/** Adds to each review the published project that it is about or that quotes it; null without one. */
export async function withProjects<R extends Row>(
	rows: readonly R[],
): Promise<(R & { project: ReviewedProject | null })[]> {
	if (rows.length === 0) return [];
	const about = rows.flatMap(({ item }) => targetIds(item).projectId ?? []);
	const quoted = await linkedTo(
		uid,
		'testimonial',
		rows.map(({ id }) => id),
	);
	const wanted = [
		...(about.length > 0 ? [{ documentId: { $in: about } }] : []),
		...(quoted.length > 0 ? [{ id: { $in: quoted } }] : []),
	];
	const found =
		wanted.length > 0
			? await projects.list({
					where: { $or: wanted },
					orderBy: [{ id: 'asc' }],
					limit: 2 * rows.length,
				})
			: [];
	return rows.map((row) => {
		const { projectId } = targetIds(row.item);
		const project = found.find(
			(one) => one.documentId === projectId || one.testimonial?.documentId === row.documentId,
		);
		const shown = project && {
			slug: project.slug || project.documentId,
			name: project.projectsName ?? '',
		};
		return { ...row, project: shown ?? null };
	});
}
