import type { ContactMessage } from '@sumu/contract';
import { useSearchParams } from 'react-router-dom';
import { InboxLink } from '../../features/admin/inbox/inbox-link';
import { MessageBoard } from '../../features/admin/inbox/message-board';
import { MessageDialog } from '../../features/admin/inbox/message-dialog';
import { messageList } from '../../features/admin/inbox/messages';
import { ListScreen } from '../../features/admin/lists/data-table/list-screen';
import type { OpenRow } from '../../features/admin/lists/data-table/use-open-row';
import { LinkButton } from '../../ui/button';

/** Messages in a table, or by stage with `?view=board`. */
export default function Messages() {
	const [params] = useSearchParams();
	const isBoard = params.get('view') === 'board';
	const detail = (opened: OpenRow<ContactMessage>, close: () => void) => (
		<MessageDialog opened={opened} onClose={close} />
	);
	const links = (
		<>
			<LinkButton to={isBoard ? '?' : '?view=board'} size="compact" variant="outline">
				{isBoard ? 'List' : 'Board'}
			</LinkButton>
			<InboxLink list="subscribers" />
		</>
	);
	return isBoard ? (
		<MessageBoard detail={detail}>{links}</MessageBoard>
	) : (
		<ListScreen list={messageList} detail={detail}>
			{links}
		</ListScreen>
	);
}
