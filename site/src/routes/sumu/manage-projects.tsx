import { sumuPaths } from '../../config/sumu-paths';
import { ListLinks } from '../../features/manage/kit/list-links';
import { ListScreen } from '../../features/manage/kit/list-screen';
import { managedProjects } from '../../features/manage/lists/projects';

export default function ManageProjects() {
	return (
		<ListScreen managed={managedProjects}>
			<ListLinks
				order={sumuPaths.orderProjects.at()}
				add={sumuPaths.addProject.at()}
				label="Add Project"
			/>
		</ListScreen>
	);
}
