import type { Detail } from '@sumu/contract';
import { clean, joined, searchedType } from '../../platform/search/searched';
import { readDetails } from '../site-setting/details';

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

/** Searched columns by detail, to leave out details that are switched off. */
const columnsOf: Partial<Record<Detail, readonly (typeof columns)[number][]>> = {
	theme: ['projectTheme'],
	frontend: ['frontend'],
	backend: ['backend'],
	features: ['projectFeature1', 'projectFeature2', 'projectFeature3', 'projectFeature4'],
};

export const projectSearch = searchedType(
	'api::project.project',
	'search_projects',
	['projectsName', ...columns],
	(row) => ({
		title: clean(row.projectsName),
		text: joined(columns.map((column) => row[column])),
	}),
	async () => {
		const details = await readDetails();
		return Object.entries(columnsOf).flatMap(([name, hidden]) =>
			details[name as Detail] === 'off' ? hidden : [],
		);
	},
);
