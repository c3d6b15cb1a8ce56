import { Box } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/button';
import { removeButtonAttributes } from './use-removal-focus';

/** Buttons that move a list entry by one place, or remove it if that is allowed. */
export const EntryButtons = ({
	called,
	isFirst,
	isLast,
	onMove,
	onRemove,
}: {
	called: string;
	isFirst: boolean;
	isLast: boolean;
	onMove: (by: -1 | 1) => void;
	onRemove?: (() => void) | undefined;
}) => (
	<Box display="flex" flexShrink="0">
		<IconButton
			aria-label={`Move ${called} up`}
			aria-disabled={isFirst}
			color={isFirst ? 'control' : undefined}
			onClick={() => isFirst || onMove(-1)}
		>
			<ArrowUp size={18} aria-hidden />
		</IconButton>
		<IconButton
			aria-label={`Move ${called} down`}
			aria-disabled={isLast}
			color={isLast ? 'control' : undefined}
			onClick={() => isLast || onMove(1)}
		>
			<ArrowDown size={18} aria-hidden />
		</IconButton>
		{onRemove && (
			<IconButton
				{...removeButtonAttributes}
				aria-label={`Remove ${called}`}
				color="danger"
				onClick={onRemove}
			>
				<Trash2 size={18} aria-hidden />
			</IconButton>
		)}
	</Box>
);
