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
import type { ReactNode } from 'react';
import { announcementsFor } from './announcements';
import { MoveContext } from './move-context';
import type { OrderableItem } from './orderable';

interface Props {
	items: readonly OrderableItem[];
	/** Moves a row to the position of another row. */
	move: (id: string, over: string) => void;
	/** The list; each row is sortable by its item's id. */
	children: ReactNode;
}

/** Rows to sort by dragging, by keyboard or by tapping. */
export function SortableList({ items, move, children }: Props) {
	const sensors = useSensors(
		useSensor(PointerSensor),
		useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
	);
	return (
		<DndContext
			sensors={sensors}
			collisionDetection={closestCenter}
			accessibility={{ announcements: announcementsFor(items) }}
			onDragEnd={({ active, over }) => over && move(String(active.id), String(over.id))}
		>
			<SortableContext items={items.map(({ _id }) => _id)} strategy={verticalListSortingStrategy}>
				<MoveContext value={move}>{children}</MoveContext>
			</SortableContext>
		</DndContext>
	);
}
