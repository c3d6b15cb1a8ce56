import type { UniqueIdentifier } from '@dnd-kit/core';
import { EntryButtons } from '../ui/entry-buttons';
import { useMove } from './move-context';

/** Moves a row one place up or down, as an alternative to dragging. */
export function StepButtons({
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
}
