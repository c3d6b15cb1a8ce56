import { sumuPaths } from '../../config/sumu-paths';
import { ListLinks } from '../../features/admin/lists/data-table/list-links';
import { ListScreen } from '../../features/admin/lists/data-table/list-screen';
import { projectListFor } from '../../features/admin/lists/projects';
import { useSite } from '../../lib/site/use-site';

export default function ManageProjects() {
	const { details } = useSite();
	return (
		<ListScreen list={projectListFor(details)}>
			<ListLinks
				order={sumuPaths.orderProjects.at()}
				add={sumuPaths.addProject.at()}
				label="Add Project"
			/>
		</ListScreen>
	);
}
