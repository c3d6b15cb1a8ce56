import { previewCounts } from '@sumu/contract';
import { expect, test } from 'vitest';
import { relatedProjectsQuery } from '../src/features/projects/api/related-projects';
import { projectSample } from '../src/testing/samples';

test('related projects are those that the page does not link to yet', () => {
	const [first, second, third, ...others] = Array.from({ length: 8 }, (_, index) =>
		projectSample(index),
	);
	const opened = projectSample(1, { previous: first ?? null, next: third ?? null });
	const select = relatedProjectsQuery(opened).select;
	const related = select?.([first, second, third, ...others].flatMap((project) => project ?? []));
	expect(related).toEqual(others.slice(0, previewCounts.projects));
	expect(related).toHaveLength(previewCounts.projects);
});

test('related projects are of the same category, if there is one', () => {
	const queryOf = (category: string | null) =>
		relatedProjectsQuery(projectSample(1, { category })).queryKey.at(-1);
	expect(queryOf('Print')).toMatchObject({ category: 'Print' });
	expect(queryOf(null)).not.toHaveProperty('category');
});
