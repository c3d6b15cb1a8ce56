import { Box } from '@chakra-ui/react';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { Button, LinkButton } from '../../../../ui/button';
import { adminWords } from '../../words';

/** Full width in cards, natural width in table rows. */
const buttonFlex = { base: '1', lg: 'none' } as const;

/** View, edit and delete buttons of a row, or the reason it cannot be deleted. */
export const RowActions = ({
	name,
	viewTo,
	editTo,
	whyKept,
	onDelete,
}: {
	name: string;
	/** Public page, if the row has one. */
	viewTo?: string | undefined;
	editTo?: string | undefined;
	/** Empty if the row can be deleted. */
	whyKept: string;
	onDelete: () => void;
}) => (
	<Box display="flex" gap="2" flexGrow="1" justifyContent={{ lg: 'end' }}>
		{viewTo && (
			<LinkButton
				to={viewTo}
				size="compact"
				variant="outline"
				aria-label={adminWords.viewOf(name)}
				title={adminWords.viewOnSite}
			>
				<Eye size={16} aria-hidden />
			</LinkButton>
		)}
		{editTo && (
			<LinkButton
				to={editTo}
				size="compact"
				variant="outline"
				flex={buttonFlex}
				aria-label={`Edit ${name}`}
			>
				<Pencil size={16} aria-hidden />
				Edit
			</LinkButton>
		)}
		{whyKept ? (
			<Box as="span" srOnly>
				{whyKept}
			</Box>
		) : (
			<Button
				size="compact"
				variant="outline"
				flex={buttonFlex}
				borderColor="control"
				color="danger"
				_hover={{ bg: 'danger', borderColor: 'danger', color: 'canvas' }}
				aria-label={`Delete ${name}`}
				onClick={onDelete}
			>
				<Trash2 size={16} aria-hidden />
				Delete
			</Button>
		)}
	</Box>
);
