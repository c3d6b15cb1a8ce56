import { Box, chakra } from '@chakra-ui/react';
import { useSortable } from '@dnd-kit/sortable';
import { memo, type ReactNode, useCallback } from 'react';
import { Handle, StepButtons } from './move-controls';
import type { OrderableItem } from './orderable-entries';
import type { RowPlace } from './row-list';

export const Line = chakra('li', {
	base: {
		display: 'flex',
		alignItems: 'center',
		flexWrap: 'wrap',
		// Leaves room for the name on a phone.
		columnGap: { base: '1', sm: '3' },
		minHeight: 'control',
		bg: 'canvas',
		borderBottomWidth: '1px',
		borderColor: 'hairline',
		position: 'relative',
		'&[data-lifted]': { bg: 'raised', boxShadow: 'pop', zIndex: 'nav' },
	},
});

/** Name and note of an entry. */
export const RowText = memo(({ item: { name, note } }: { item: OrderableItem }) => (
	<Box
		display={{ base: 'block', sm: 'flex' }}
		alignItems="center"
		justifyContent="space-between"
		columnGap="3"
		flex="1"
		minWidth="0"
		paddingBlock="2"
	>
		<Box textStyle="ui" overflowWrap="anywhere">
			{name}
		</Box>
		<Box color="muted" textStyle="small" flex="none">
			{note}
		</Box>
	</Box>
));

/**
 * A row that moves by its buttons or its handle, which is dragged, or lifted with Space and moved with the
 * arrow keys.
 */
export function SortableRow({
	item,
	position,
	places,
	after,
	place,
	children,
}: {
	item: OrderableItem;
	position: number;
	/** In place of the position as text. */
	places?: ReactNode;
	/** In a long list. */
	place?: RowPlace | undefined;
	/** At the end of the row. */
	after?: ReactNode;
	/** Below the name. */
	children?: ReactNode;
}) {
	const sortable = useSortable({ id: item._id });
	const { setNodeRef, attributes, listeners, transform, transition, isDragging } = sortable;
	const measure = place?.measure;
	const rowRef = useCallback(
		(element: HTMLLIElement | null) => {
			setNodeRef(element);
			measure?.(element);
		},
		[setNodeRef, measure],
	);
	return (
		<Line
			ref={rowRef}
			data-index={place?.['data-index']}
			data-lifted={isDragging || undefined}
			style={{
				...place?.style,
				transform: transform ? `translateY(${transform.y}px)` : undefined,
				transition,
			}}
		>
			<Handle {...attributes} {...listeners} aria-label={`Move ${item.name}`} />
			{places ?? (
				<Box color="muted" minWidth="2ch" textStyle="small" fontVariantNumeric="tabular-nums">
					{position}
				</Box>
			)}
			<RowText item={item} />
			{/* On a phone the position and the menu move a row too, and the name needs the room. */}
			<Box hideBelow={places ? 'sm' : undefined} flex="none">
				<StepButtons called={item.name} index={sortable.index} ids={sortable.items} />
			</Box>
			{after}
			{children && <Box width="full">{children}</Box>}
		</Line>
	);
}
