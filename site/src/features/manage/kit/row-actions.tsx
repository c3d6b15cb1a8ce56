import { Box, chakra } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { Button, LinkButton } from '../../../ui/button';

const Quiet = chakra(Button, {
	base: {
		borderColor: 'control',
		color: 'danger',
		_hover: { bg: 'danger', borderColor: 'danger', color: 'canvas' },
	},
});

/** Edit and delete of one row. */
export const RowActions = ({
	name,
	editTo,
	onDelete,
}: {
	name: string;
	editTo?: string | undefined;
	onDelete: () => void;
}) => (
	<Box display="flex" gap="2" justifyContent={{ lg: 'end' }}>
		{editTo && (
			<LinkButton to={editTo} size="compact" variant="outline" aria-label={`Edit ${name}`}>
				<Pencil size={16} aria-hidden />
				Edit
			</LinkButton>
		)}
		<Quiet size="compact" variant="outline" aria-label={`Delete ${name}`} onClick={onDelete}>
			<Trash2 size={16} aria-hidden />
			Delete
		</Quiet>
	</Box>
);
