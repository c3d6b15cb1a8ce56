import { sumuPaths } from '../../config/sumu-paths';
import { ListLinks } from '../../features/manage/kit/list-links';
import { ListScreen } from '../../features/manage/kit/list-screen';
import { managedServices } from '../../features/manage/lists/services';

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
