import { entryPaths } from '../../config/sumu-paths';
import { ListLinks } from '../../features/admin/lists/data-table/list-links';
import { ListScreen } from '../../features/admin/lists/data-table/list-screen';
import { serviceList } from '../../features/admin/lists/services';

export default function ManageServices() {
	return (
		<ListScreen list={serviceList}>
			<ListLinks
				order={entryPaths.service.order.at()}
				add={entryPaths.service.add.at()}
				label="Add Service"
			/>
		</ListScreen>
	);
}
