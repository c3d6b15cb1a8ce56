import { ExportButton } from '../../features/admin/inbox/export-button';
import { InboxLink } from '../../features/admin/inbox/inbox-link';
import { subscriberList } from '../../features/admin/inbox/subscribers';
import { ListScreen } from '../../features/admin/lists/data-table/list-screen';

export default function Subscribers() {
	return (
		<ListScreen list={subscriberList}>
			<InboxLink list="messages" />
			<ExportButton />
		</ListScreen>
	);
}
