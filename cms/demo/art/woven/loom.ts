// A grid of lozenges in which a few cells span more than one track.
import { renderPattern, wrapIndex } from '@sumu/contract/weave';
import { thread } from '../thread.ts';

const step = 15;

function isSpan(column: number, row: number): boolean {
	const tall = column === 1 && row >= 1 && row < 3;
	const wide = row === 0 && column >= 3 && column < 5;
	return tall || wide || (column === 2 && row === 2);
}

function cell(x: number, y: number): string {
	const a = Math.abs(wrapIndex(x, step) - 7);
	const b = Math.abs(wrapIndex(y, step) - 7);
	const distance = a + b;
	if (a === 7 || b === 7) return thread.red;
	if (isSpan(Math.floor(x / step), Math.floor(y / step))) return y % 2 ? thread.gold : thread.amber;
	if (distance <= 1) return thread.gold;
	if (distance === 3 || (distance === 7 && a > 1 && b > 1)) return thread.paper;
	if (distance === 5 && (a === 0 || b === 0)) return thread.pink;
	return y % 2 ? '#B92B14' : thread.brick;
}

export const loom = () =>
	renderPattern({ id: 'loom', columns: 90, rows: 60, scale: 1200 / 90, ground: '#6E1A0C' }, cell);
