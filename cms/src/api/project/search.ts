import type { DetailName } from '@sumu/contract';
import { cleanText, joinTexts, searchedType } from '../../platform/search/searched';
import { readDetails } from '../site-setting/details';

const searchedColumns = [
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
const columnsOf: Partial<Record<DetailName, readonly (typeof searchedColumns)[number][]>> = {
	theme: ['projectTheme'],
	frontend: ['frontend'],
	backend: ['backend'],
	features: ['projectFeature1', 'projectFeature2', 'projectFeature3', 'projectFeature4'],
};

export const projectSearch = searchedType(
	'api::project.project',
	'search_projects',
	['projectsName', ...searchedColumns],
	(row) => ({
		title: cleanText(row.projectsName),
		text: joinTexts(searchedColumns.map((column) => row[column])),
	}),
	async () => {
		const details = await readDetails();
		return Object.entries(columnsOf).flatMap(([name, hidden]) =>
			details[name as DetailName] === 'off' ? hidden : [],
		);
	},
);
