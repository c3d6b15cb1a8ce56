import { Box } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { Button } from '../../../../ui/button';
import { TextButton } from '../../../../ui/text-link';

/** Actions for the selected rows; hidden if none is selected. */
export function BulkBar({
	count,
	onDelete,
	onClear,
	busy,
}: {
	count: number;
	onDelete: () => void;
	onClear: () => void;
	busy: boolean;
}) {
	return (
		<Box role="status" position="sticky" bottom="4" zIndex="nav">
			{count > 0 && (
				<Box
					display="flex"
					flexWrap="wrap"
					alignItems="center"
					gap="4"
					marginTop="4"
					paddingInline="4"
					paddingBlock="2"
					bg="ink"
					color="canvas"
					borderRadius="control"
					boxShadow="pop"
					textStyle="small"
				>
					<span>{count} selected</span>
					<TextButton tone="current" color="inherit" onClick={onClear}>
						Clear
					</TextButton>
					<Button
						size="compact"
						variant="accent"
						marginInlineStart="auto"
						onClick={onDelete}
						aria-disabled={busy}
					>
						<Trash2 size={18} aria-hidden />
						Delete {count}
					</Button>
				</Box>
			)}
		</Box>
	);
}
