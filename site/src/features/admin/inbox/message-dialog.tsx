import { Box } from '@chakra-ui/react';
import type { ContactMessage } from '@sumu/contract';
import { LinkButton } from '../../../ui/button';
import type { OpenRow } from '../lists/data-table/use-open-row';
import { SidePanel } from '../ui/side-panel';
import { WholeMessage } from './whole-message';

/** A whole message, with links to the previous and the next one. */
export const MessageDialog = ({
	opened: { item, previous, next },
	onClose,
}: {
	opened: OpenRow<ContactMessage>;
	onClose: () => void;
}) => (
	<SidePanel title={item.subject} onClose={onClose}>
		<Box asChild display="flex" gap="3">
			<nav aria-label="Previous and next message">
				<Beside to={previous}>Previous</Beside>
				<Beside to={next}>Next</Beside>
			</nav>
		</Box>
		<WholeMessage key={item._id} message={item} onClose={onClose} />
	</SidePanel>
);

const Beside = ({ to, children }: { to: string | undefined; children: string }) =>
	to && (
		<LinkButton to={to} replace preventScrollReset size="compact" variant="outline">
			{children}
		</LinkButton>
	);
