import {
	type Announcements,
	closestCenter,
	DndContext,
	KeyboardSensor,
	PointerSensor,
	type UniqueIdentifier,
	useSensor,
	useSensors,
} from '@dnd-kit/core';
import {
	SortableContext,
	sortableKeyboardCoordinates,
	verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { OrderableItem } from './orderable-entries';

/** Screen reader announcements while a row moves. */
export function announcementsFor(items: readonly OrderableItem[]): Announcements {
	const name = (id: UniqueIdentifier) => items.find(({ _id }) => _id === id)?.name ?? '';
	const place = (id: UniqueIdentifier) =>
		`position ${items.findIndex(({ _id }) => _id === id) + 1} of ${items.length}`;
	return {
		onDragStart: ({ active }) => `${name(active.id)} lifted, ${place(active.id)}`,
		onDragOver: ({ active, over }) =>
			over ? `${name(active.id)} is over ${place(over.id)}` : undefined,
		onDragEnd: ({ active, over }) =>
			over ? `${name(active.id)} dropped at ${place(over.id)}` : `${name(active.id)} dropped`,
		onDragCancel: ({ active }) => `${name(active.id)} is back where it was`,
	};
}

/** Moves a row of the surrounding sortable list to the position of another row. */
export const MoveContext = createContext<((id: string, over: string) => void) | undefined>(
	undefined,
);

/** @throws outside a sortable list */
export function useMove() {
	const move = use(MoveContext);
	if (!move) throw new Error('There is no sortable list around');
	return move;
}

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
	const ids = useMemo(() => items.map(({ _id }) => _id), [items]);
	const announcements = useMemo(() => announcementsFor(items), [items]);
	return (
		<DndContext
			sensors={sensors}
			collisionDetection={closestCenter}
			accessibility={{ announcements }}
			onDragEnd={({ active, over }) => over && move(String(active.id), String(over.id))}
		>
			<SortableContext items={ids} strategy={verticalListSortingStrategy}>
				<MoveContext value={move}>{children}</MoveContext>
			</SortableContext>
		</DndContext>
	);
}
