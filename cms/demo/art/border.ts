import { type CellColour, wrapIndex } from '@sumu/contract/weave';
import { thread } from './thread.ts';

// Band of lozenges between two ruled lines, as in the page footer; repeats every 16 cells.
export const border: CellColour = (x, y) => {
	if (y === 0 || y === 8) return x % 2 ? thread.gold : thread.red;
	const distance = Math.abs(wrapIndex(x, 16) - 8) + Math.abs(y - 4);
	if (distance <= 1) return thread.gold;
	if (distance === 3) return thread.paper;
	if (distance === 5) return thread.pink;
	if (y === 4 && wrapIndex(x, 16) === 0) return thread.gold;
	return null;
};
