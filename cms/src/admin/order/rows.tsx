import {
	type Announcements,
	closestCenter,
	DndContext,
	type DragEndEvent,
	KeyboardSensor,
	PointerSensor,
	type UniqueIdentifier,
	useSensor,
	useSensors,
} from '@dnd-kit/core';
import {
	arrayMove,
	SortableContext,
	sortableKeyboardCoordinates,
	verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Box, Typography } from '@strapi/design-system';
import { type OrderedEntry, useSaveOrderMutation } from './api';
import { OrderRow } from './order-row';

/** Screen reader announcements while a row is dragged. */
export function announcementsFor(placed: readonly OrderedEntry[]): Announcements {
	const at = (id: UniqueIdentifier) => placed.findIndex((each) => each.id === id);
	const name = (id: UniqueIdentifier) => placed[at(id)]?.name ?? '';
	const place = (id: UniqueIdentifier) => `position ${at(id) + 1} of ${placed.length}`;
	return {
		onDragStart: ({ active }) => `${name(active.id)} lifted, ${place(active.id)}`,
		onDragOver: ({ active, over }) =>
			over ? `${name(active.id)} is over ${place(over.id)}` : undefined,
		onDragEnd: ({ active, over }) =>
			over ? `${name(active.id)} dropped at ${place(over.id)}` : `${name(active.id)} dropped`,
		onDragCancel: ({ active }) => `${name(active.id)} is back where it was`,
	};
}

/** Sortable list. Saves every move at once and reverts it if saving fails. */
export function Rows({ uid, placed }: { uid: string; placed: OrderedEntry[] }) {
	const [save, { isLoading, isSuccess, isError }] = useSaveOrderMutation();
	const sensors = useSensors(
		useSensor(PointerSensor),
		useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
	);
	const findPosition = (id: unknown) => placed.findIndex((each) => each.id === id);
	const handleDragEnd = ({ active, over }: DragEndEvent) => {
		const [from, to] = [findPosition(active.id), findPosition(over?.id)];
		if (to >= 0 && from !== to) void save({ uid, placed: arrayMove(placed, from, to) });
	};
	return (
		<>
			<Typography
				tag="p"
				role="status"
				textColor={isError ? 'danger600' : 'neutral600'}
				style={{ minHeight: '2.4rem' }}
			>
				{isLoading && 'Saving…'}
				{isError && 'The new order couldn’t be saved. The rows are back where they were.'}
				{isSuccess && 'Saved.'}
			</Typography>
			<DndContext
				sensors={sensors}
				collisionDetection={closestCenter}
				accessibility={{ announcements: announcementsFor(placed) }}
				onDragEnd={handleDragEnd}
			>
				<SortableContext items={placed} strategy={verticalListSortingStrategy}>
					<Box tag="ol" background="neutral0" shadow="tableShadow" hasRadius maxWidth="82rem">
						{placed.map((each, at) => (
							<OrderRow key={each.id} placed={each} position={at + 1} />
						))}
					</Box>
				</SortableContext>
			</DndContext>
		</>
	);
}
