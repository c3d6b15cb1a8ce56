import type { BreadcrumbList } from 'schema-dts';

interface Step {
	readonly name: string;
	readonly path: string;
}

/** Breadcrumbs from the home page to the current page, which is the last step. */
export const createBreadcrumbList = (origin: string, steps: readonly Step[]): BreadcrumbList => ({
	'@type': 'BreadcrumbList',
	itemListElement: steps.map(({ name, path }, index) => ({
		'@type': 'ListItem',
		position: index + 1,
		name,
		item: origin + path,
	})),
});
