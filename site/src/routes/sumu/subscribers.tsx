import { ListScreen } from '../../features/manage/kit/list-screen';
import { managedSubscribers } from '../../features/manage/lists/subscribers';
import { ExportButton } from '../../features/manage/subscribers/export-button';

export default function Subscribers() {
	return (
		<ListScreen managed={managedSubscribers}>
			<ExportButton />
		</ListScreen>
	);
}
