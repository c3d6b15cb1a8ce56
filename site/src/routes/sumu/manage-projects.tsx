import { entryPaths } from '../../config/sumu-paths';
import { ListLinks } from '../../features/admin/lists/data-table/list-links';
import { ListScreen } from '../../features/admin/lists/data-table/list-screen';
import { projectListFor } from '../../features/admin/lists/projects';
import { useSite } from '../../lib/site/use-site';

export default function ManageProjects() {
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
