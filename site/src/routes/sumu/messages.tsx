import { InboxLink } from '../../features/admin/inbox/inbox-link';
import { MessageDialog } from '../../features/admin/inbox/message-dialog';
import { messageList } from '../../features/admin/inbox/messages';
import { ListScreen } from '../../features/admin/lists/data-table/list-screen';

export default function Messages() {
	return (
		<ListScreen
			list={messageList}
			detail={(opened, close) => <MessageDialog opened={opened} onClose={close} />}
		>
			<InboxLink list="subscribers" />
		</ListScreen>
	);
}
