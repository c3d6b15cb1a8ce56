import type { DetailName, EntryState } from '@sumu/contract';
import { whereEntryState } from '../../platform/documents/publication-state';
import { highestRankFirst } from '../../platform/lib/repository';
import { createSearchableTable } from '../../platform/lib/searchable-table';
import type { WhereFilter } from '../../platform/lib/slice';
import { readDetails, resolveCategory } from '../site-setting/read-settings';

const projectUid = 'api::project.project';

/** Columns of each detail that managers search. */
const detailSearchColumns: Readonly<Record<DetailName, readonly string[]>> = {
	liveLink: ['projectsLiveLink'],
	theme: ['projectTheme'],
	frontend: ['frontend'],
	backend: ['backend'],
	price: ['projectPrice'],
	delivery: ['projectDelivery'],
	features: ['projectFeature1', 'projectFeature2', 'projectFeature3', 'projectFeature4'],
};

/** Creates the data table of projects. It does not search or sort by details that the owner has switched off. */
export async function createProjectTable() {
	const details = await readDetails();
	const usedDetails = (Object.keys(detailSearchColumns) as DetailName[]).filter(
		(name) => details[name] !== 'off',
	);
	return createSearchableTable({
		search: details.theme === 'off' ? ['projectsName'] : ['projectsName', 'projectTheme'],
		managed: {
			search: [
				...['category', 'client', 'year', 'role', 'projectsDescription', 'story'],
				...usedDetails.flatMap((name) => detailSearchColumns[name]),
			],
			uid: projectUid,
			fields: {
				_id: 'documentId',
				projectsName: 'projectsName',
				category: 'category',
				client: 'client',
				year: 'year',
				role: 'role',
				date: 'date',
				updated: 'updatedAt',
				...(details.price === 'off' ? {} : { projectPrice: 'projectPrice' }),
				...(details.theme === 'off' ? {} : { projectTheme: 'projectTheme' }),
			},
		},
		sort: {
			projectsName: 'projectsName',
			projectPrice: details.price === 'off' ? 'rank' : 'projectPrice',
			category: 'category',
			date: 'date',
		},
		order: highestRankFirst,
	});
}

/** Matches projects of a category, by its name or slug; without one, all. */
export const whereCategory = async (category: string | undefined): Promise<WhereFilter> =>
	category ? { category: await resolveCategory(category) } : {};

interface ManagedQuery {
	category?: string | undefined;
	status?: EntryState | undefined;
	search?: string | undefined;
	filters?: unknown;
}

/** Condition of a manager's query of the list. */
export const whereManagedProjects = async ({ category, status, ...query }: ManagedQuery) =>
	(await createProjectTable()).whereManaged(query, {
		$and: [await whereCategory(category), whereEntryState(projectUid, status)],
	});
