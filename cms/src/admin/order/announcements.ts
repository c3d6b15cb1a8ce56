import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { OrderedEntry } from './api';

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
