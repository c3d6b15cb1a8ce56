import { type DragEvent, useState } from 'react';

/** Props of an element that takes dropped files. While files are dragged over it, it is highlighted. */
export function useDropZone(onDrop: (dropped: DataTransfer) => void) {
	const [isOver, setIsOver] = useState(false);
	return {
		bg: isOver ? 'raised' : undefined,
		outline: isOver ? '3px solid {colors.ink}' : undefined,
		onDragOver: (event: DragEvent) => {
			event.preventDefault();
			setIsOver(true);
		},
		onDragLeave: () => setIsOver(false),
		onDrop: (event: DragEvent) => {
			event.preventDefault();
			setIsOver(false);
			onDrop(event.dataTransfer);
		},
	} as const;
}
