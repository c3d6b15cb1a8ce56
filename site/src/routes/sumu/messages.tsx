import { MessageDialog } from '../../features/manage/inbox/message-dialog';
import { ListScreen } from '../../features/manage/kit/list-screen';
import { managedMessages } from '../../features/manage/lists/messages';

export default function Messages() {
	return (
		<ListScreen
			managed={managedMessages}
			detail={(message, close) => (
				<MessageDialog key={message._id} message={message} onClose={close} />
			)}
		/>
	);
}
