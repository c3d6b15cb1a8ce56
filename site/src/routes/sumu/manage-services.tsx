import { sumuPaths } from '../../config/sumu-paths';
import { ListLinks } from '../../features/admin/lists/data-table/list-links';
import { ListScreen } from '../../features/admin/lists/data-table/list-screen';
import { managedServices } from '../../features/admin/lists/services';

export default function ManageServices() {
	return (
		<ListScreen managed={managedServices}>
			<ListLinks
				order={sumuPaths.orderServices.at()}
				add={sumuPaths.addService.at()}
				label="Add Service"
			/>
		</ListScreen>
	);
}
