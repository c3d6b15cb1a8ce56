import { chakra } from '@chakra-ui/react';
import type { UniqueIdentifier } from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import { type ComponentProps, memo } from 'react';
import { EntryButtons } from '../ui/entry-buttons';
import { useMove } from './sortable-list';

const Grip = chakra(
	'button',
	{
		base: {
			display: 'inline-flex',
			alignItems: 'center',
			justifyContent: 'center',
			flex: 'none',
			width: 'compact',
			height: 'compact',
			cursor: 'grab',
			color: 'muted',
			touchAction: 'none',
			_hover: { color: 'ink' },
			'[data-lifted] &': { cursor: 'grabbing' },
		},
	},
	{ defaultProps: { type: 'button' } },
);

/** Handle to drag a row, or to lift it with Space. */
export const Handle = memo((props: ComponentProps<typeof Grip>) => (
	<Grip {...props}>
		<GripVertical size={20} aria-hidden />
	</Grip>
));

/** Moves a row one place up or down, as an alternative to dragging. */
export const StepButtons = memo(function StepButtons({
	called,
	index,
	ids,
	onRemove,
}: {
	called: string;
	index: number;
	/** Ids of all rows, in order. */
	ids: readonly UniqueIdentifier[];
	onRemove?: (() => void) | undefined;
}) {
	const move = useMove();
	return (
		<EntryButtons
			called={called}
			isFirst={index === 0}
			isLast={index === ids.length - 1}
			onMove={(by) => move(String(ids[index]), String(ids[index + by]))}
			onRemove={onRemove}
		/>
	);
});
