import { Box } from '@chakra-ui/react';
import { Upload } from 'lucide-react';
import { sumuPaths } from '../../config/sumu-paths';
import { ExportButton } from '../../features/admin/inbox/export-button';
import { InboxLink } from '../../features/admin/inbox/inbox-link';
import { SubscriberDialog } from '../../features/admin/inbox/subscriber-dialog';
import { subscriberList } from '../../features/admin/inbox/subscribers';
import { ListScreen } from '../../features/admin/lists/data-table/list-screen';
import { LinkButton } from '../../ui/button';

export default function Subscribers() {
	return (
		<ListScreen
			list={subscriberList}
			detail={(opened, close) => (
				<SubscriberDialog key={opened.item._id} opened={opened} onClose={close} />
			)}
		>
			<InboxLink list="messages" />
			<LinkButton
				to={sumuPaths.import.at()}
				size="compact"
				variant="outline"
				aria-label="Import CSV"
			>
				<Upload size={18} aria-hidden />
				<Box as="span" hideBelow="md">
					Import CSV
				</Box>
			</LinkButton>
			<ExportButton />
		</ListScreen>
	);
}
