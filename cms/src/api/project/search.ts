import { clean, joined, searchedType } from '../../platform/search/searched';

const columns = [
	'projectsDescription',
	'projectTheme',
	'category',
	'frontend',
	'backend',
	'projectFeature1',
	'projectFeature2',
	'projectFeature3',
	'projectFeature4',
] as const;

export const projectSearch = searchedType(
	'api::project.project',
	'search_projects',
	['projectsName', ...columns],
	(row) => ({
		title: clean(row.projectsName),
		text: joined(columns.map((column) => row[column])),
	}),
);
