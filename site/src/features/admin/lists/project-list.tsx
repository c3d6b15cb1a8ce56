import {
	type DetailSettings,
	deleteProject,
	listProjects,
	type ManagedProject,
	projectSortFields,
} from '@sumu/contract';
import { entryPaths } from '../../../config/sumu-paths';
import { callAsUser } from '../../../lib/session/call-as-user';
import { useSite } from '../../../lib/site/use-site';
import { Price } from '../../../ui/price';
import { entryRoutes } from '../entry-routes';
import { formatDate } from '../ui/formats';
import type { ListConfig } from './data-table/list-config';
import { categoryFilter, dateFilter } from './data-table/list-filters';
import { ListLinks } from './data-table/list-links';
import { ListScreen } from './data-table/list-screen';
import { WithPicture } from './data-table/name-cells';
import { stateColumn } from './data-table/state-column';

type Field = (typeof projectSortFields)[number];

const withPrices: ListConfig<ManagedProject, Field> = {
	resource: 'projects',
	title: 'Manage Projects',
	one: 'project',
	plural: 'projects',
	searchHint: 'Search projects',
	sortFields: projectSortFields,
	sort: '-date',
	entity: 'project',
	nameOf: ({ projectsName }) => projectsName,
	kind: 'project',
	trash: 'project',
	editTo: ({ _id }) => entryRoutes.project.edit(_id),
	read: (ask, signal) => callAsUser(listProjects, { query: ask, signal }),
	goesWith: 'They are also removed from people’s carts. Their reviews stay.',
	remove: (id, options) => callAsUser(deleteProject, { params: { id }, ...options }),
	filters: [categoryFilter, dateFilter],
	exportedFields: [
		'projectsName',
		'slug',
		'projectTheme',
		'category',
		'projectPrice',
		'projectsLiveLink',
		'status',
		'date',
	],
	useBulkChoices() {
		const choices = categoryFilter.useChoices().map(({ value }) => value);
		return (action) => (action === 'setCategory' ? choices : []);
	},
	columns: [
		{
			header: 'Project',
			role: 'main',
			sort: 'projectsName',
			cell: ({ _id, picture, projectsName, projectTheme }) => (
				<WithPicture picture={picture} title={projectsName} to={entryRoutes.project.edit(_id)}>
					{projectTheme}
				</WithPicture>
			),
		},
		stateColumn('project'),
		{ header: 'Category', sort: 'category', cell: ({ category }) => category ?? '–' },
		{
			header: 'Price',
			role: 'figure',
			sort: 'projectPrice',
			cell: ({ projectPrice }) => (projectPrice === null ? '–' : <Price amount={projectPrice} />),
		},
		{ header: 'Date', role: 'date', sort: 'date', cell: ({ date }) => formatDate(date) },
	],
};

const hasPrice = ({ sort }: { sort?: Field | undefined }) => sort === 'projectPrice';

const withoutPrices: ListConfig<ManagedProject, Field> = {
	...withPrices,
	sortFields: projectSortFields.filter((sort) => !hasPrice({ sort })),
	columns: withPrices.columns.filter((column) => !hasPrice(column)),
};

/** Project list, without prices if the owner has turned them off. */
const projectListFor = ({ price }: DetailSettings) =>
	price === 'off' ? withoutPrices : withPrices;

export default function ProjectsScreen() {
	const { details } = useSite();
	return (
		<ListScreen list={projectListFor(details)}>
			<ListLinks
				order={entryPaths.project.order.at()}
				add={entryPaths.project.add.at()}
				label="Add Project"
			/>
		</ListScreen>
	);
}
