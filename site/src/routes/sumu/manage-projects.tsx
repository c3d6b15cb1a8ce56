import { sumuPaths } from '../../config/sumu-paths';
import { ListLinks } from '../../features/admin/lists/data-table/list-links';
import { ListScreen } from '../../features/admin/lists/data-table/list-screen';
import { projectList } from '../../features/admin/lists/projects';

export default function ManageProjects() {
	return (
		<ListScreen list={projectList}>
			<ListLinks
				order={sumuPaths.orderProjects.at()}
				add={sumuPaths.addProject.at()}
				label="Add Project"
			/>
		</ListScreen>
	);
}
