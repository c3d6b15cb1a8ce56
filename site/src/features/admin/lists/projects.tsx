import {
	deleteProject,
	listProjects,
	messages,
	type Project,
	projectSortFields,
} from '@sumu/contract';
import { sumuPaths } from '../../../config/sumu-paths';
import { callAsUser } from '../../../lib/session/call-as-user';
import { day } from '../../../lib/text';
import type { ListConfig } from './data-table/list-config';
import { WithPicture } from './data-table/with-picture';

export const projectList: ListConfig<Project, (typeof projectSortFields)[number]> = {
	resource: 'projects',
	title: 'Manage Projects',
	one: 'project',
	plural: 'projects',
	searchHint: 'Search projects',
	sortFields: projectSortFields,
	sort: '-date',
	entity: 'project',
	nameOf: ({ projectsName }) => projectsName,
	editTo: ({ _id }) => sumuPaths.updateProject.at(_id),
	addTo: sumuPaths.addProject.at(),
	read: (ask, signal) => callAsUser(listProjects, { query: ask, signal }),
	remove: (id) => callAsUser(deleteProject, { params: { id } }),
	columns: [
		{
			header: 'Project',
			role: 'main',
			sort: 'projectsName',
			cell: ({ picture, projectsName, projectTheme }) => (
				<WithPicture picture={picture} title={projectsName}>
					{projectTheme}
				</WithPicture>
			),
		},
		{ header: 'Category', sort: 'category', cell: ({ category }) => category ?? '–' },
		{
			header: 'Price',
			role: 'figure',
			sort: 'projectPrice',
			cell: ({ projectPrice }) => messages.price(projectPrice),
		},
		{ header: 'Date', role: 'date', sort: 'date', cell: ({ date }) => day(date) },
	],
};
