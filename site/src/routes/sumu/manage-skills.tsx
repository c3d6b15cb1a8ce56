import { entryPaths } from '../../config/sumu-paths';
import { ListLinks } from '../../features/admin/lists/data-table/list-links';
import { ListScreen } from '../../features/admin/lists/data-table/list-screen';
import { skillList } from '../../features/admin/lists/skills';

export default function ManageSkills() {
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
