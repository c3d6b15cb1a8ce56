import { deleteSkill, listSkills, type ManagedSkill, skillSortFields } from '@sumu/contract';
import { entryPaths } from '../../../config/sumu-paths';
import { callAsUser } from '../../../lib/session/call-as-user';
import { entryRoutes } from '../entry-routes';
import type { ListConfig } from './data-table/list-config';
import { groupFilter } from './data-table/list-filters';
import { ListLinks } from './data-table/list-links';
import { ListScreen } from './data-table/list-screen';
import { WithPicture } from './data-table/name-cells';
import { stateColumn } from './data-table/state-column';

const skillList: ListConfig<ManagedSkill, (typeof skillSortFields)[number]> = {
	resource: 'skills',
	title: 'Manage Skills',
	one: 'skill',
	plural: 'skills',
	searchHint: 'Search skills',
	sortFields: skillSortFields,
	sort: 'rank',
	entity: 'skill',
	nameOf: ({ skillName }) => skillName,
	kind: 'skill',
	trash: 'skill',
	editTo: ({ _id }) => entryRoutes.skill.edit(_id),
	read: (ask, signal) => callAsUser(listSkills, { query: ask, signal }),
	remove: (id, options) => callAsUser(deleteSkill, { params: { id }, ...options }),
	filters: [groupFilter],
	exportedFields: ['skillName', 'group', 'level', 'percentage', 'status'],
	useBulkChoices() {
		const choices = groupFilter.useChoices().map(({ value }) => value);
		return (action) => (action === 'setCategory' ? choices : []);
	},
	columns: [
		{
			header: 'Skill',
			role: 'main',
			sort: 'skillName',
			cell: ({ _id, picture, skillName }) => (
				<WithPicture picture={picture} title={skillName} to={entryRoutes.skill.edit(_id)} />
			),
		},
		stateColumn('skill'),
		{ header: 'Group', sort: 'group', cell: ({ group }) => group },
		{ header: 'Level', cell: ({ level }) => level },
		{
			header: 'Percentage',
			role: 'figure',
			sort: 'percentage',
			cell: ({ percentage }) => (percentage === null ? '' : `${percentage}%`),
		},
	],
};

export default function SkillsScreen() {
	return (
		<ListScreen list={skillList}>
			<ListLinks
				order={entryPaths.skill.order.at()}
				add={entryPaths.skill.add.at()}
				label="Add Skill"
			/>
		</ListScreen>
	);
}
