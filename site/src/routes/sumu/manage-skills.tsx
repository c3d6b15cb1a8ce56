import { sumuPaths } from '../../config/sumu-paths';
import { ListLinks } from '../../features/manage/kit/list-links';
import { ListScreen } from '../../features/manage/kit/list-screen';
import { managedSkills } from '../../features/manage/lists/skills';

export default function ManageSkills() {
	return (
		<ListScreen managed={managedSkills}>
			<ListLinks
				order={sumuPaths.orderSkills.at()}
				add={sumuPaths.addSkill.at()}
				label="Add Skill"
			/>
		</ListScreen>
	);
}
