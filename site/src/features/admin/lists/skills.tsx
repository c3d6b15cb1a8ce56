import { deleteSkill, listSkills, type Skill, skillSortFields } from '@sumu/contract';
import { sumuPaths } from '../../../config/sumu-paths';
import { callAsUser } from '../../../lib/session/call-as-user';
import type { ListConfig } from './data-table/list-config';
import { WithPicture } from './data-table/with-picture';

export const skillList: ListConfig<Skill, (typeof skillSortFields)[number]> = {
	resource: 'skills',
	title: 'Manage Skills',
	one: 'skill',
	plural: 'skills',
	searchHint: 'Search skills',
	sortFields: skillSortFields,
	sort: 'rank',
	entity: 'skill',
	nameOf: ({ skillName }) => skillName,
	editTo: ({ _id }) => sumuPaths.updateSkill.at(_id),
	addTo: sumuPaths.addSkill.at(),
	read: (ask, signal) => callAsUser(listSkills, { query: ask, signal }),
	remove: (id) => callAsUser(deleteSkill, { params: { id } }),
	columns: [
		{
			header: 'Skill',
			role: 'main',
			sort: 'skillName',
			cell: ({ picture, skillName }) => <WithPicture picture={picture} title={skillName} />,
		},
		{ header: 'Group', sort: 'group', cell: ({ group }) => group },
		{ header: 'Level', cell: ({ level }) => level },
		{
			header: 'Percentage',
			role: 'figure',
			sort: 'percentage',
			cell: ({ percentage }) => `${percentage}%`,
		},
	],
};
