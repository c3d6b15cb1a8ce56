import { Box } from '@chakra-ui/react';
import {
	closestCenter,
	DndContext,
	KeyboardSensor,
	PointerSensor,
	useSensor,
	useSensors,
} from '@dnd-kit/core';
import {
	SortableContext,
	sortableKeyboardCoordinates,
	verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { LinkButton } from '../../../ui/button';
import { Empty } from '../../../ui/empty';
import { Failure } from '../lists/data-table/failure';
import { SkeletonRows } from '../lists/data-table/skeleton-rows';
import { PageBar } from '../ui/page-bar';
import { announcementsFor } from './announcements';
import type { Orderable } from './orderable';
import { SortableRow } from './sortable-row';
import { useOrder } from './use-order';

const states = {
	idle: 'The site shows them in this order. Drag a row, or lift it with Space and move it with the arrow keys.',
	pending: 'Saving…',
	success: 'Saved.',
	error: 'The new order could not be saved; the rows are back where they were.',
} as const;

/** Puts one kind of content in the order the site shows it. */
export function OrderScreen({ orderable }: { orderable: Orderable }) {
	const { order, items, move, saving } = useOrder(orderable);
	const sensors = useSensors(
		useSensor(PointerSensor),
		useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
	);
	return (
		<>
			<PageBar title={orderable.title}>
				<LinkButton to={orderable.backTo} size="compact" variant="outline">
					Back to the list
				</LinkButton>
			</PageBar>
			<Box
				as="p"
				role="status"
				textStyle="small"
				color={saving.isError ? 'danger' : 'muted'}
				marginBlock="4"
			>
				{states[saving.status]}
			</Box>
			{order.isPending && <SkeletonRows />}
			{order.isError && <Failure what={orderable.plural} retry={() => order.refetch()} />}
			{order.data && items.length === 0 && <Empty />}
			<DndContext
				sensors={sensors}
				collisionDetection={closestCenter}
				accessibility={{ announcements: announcementsFor(items) }}
				onDragEnd={({ active, over }) => over && move(String(active.id), String(over.id))}
			>
				<SortableContext items={items.map(({ _id }) => _id)} strategy={verticalListSortingStrategy}>
					<Box as="ol" borderTopWidth="1px" borderColor="hairline" maxWidth="820px">
						{items.map((item, index) => (
							<SortableRow key={item._id} item={item} position={index + 1} />
						))}
					</Box>
				</SortableContext>
			</DndContext>
		</>
	);
}
