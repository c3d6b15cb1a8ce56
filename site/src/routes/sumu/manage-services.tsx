import { sumuPaths } from '../../config/sumu-paths';
import { ListLinks } from '../../features/admin/lists/data-table/list-links';
import { ListScreen } from '../../features/admin/lists/data-table/list-screen';
import { serviceList } from '../../features/admin/lists/services';

export default function ManageServices() {
	return (
		<ListScreen list={serviceList}>
			<ListLinks
				order={sumuPaths.orderServices.at()}
				add={sumuPaths.addService.at()}
				label="Add Service"
			/>
		</ListScreen>
	);
}
