import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { OrderableItem } from './orderable';

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
