// The mark of the site: one buti, eleven threads wide.
import { createRange } from '@sumu/contract/weave';
import { path } from '../svg.ts';
import { thread } from '../thread.ts';

const middle = 5;

function cells(reach: (distance: number) => boolean): string {
	const found = createRange(121).flatMap((index) => {
		const [x, y] = [index % 11, Math.floor(index / 11)];
		return reach(Math.abs(x - middle) + Math.abs(y - middle)) ? [`M${x} ${y}h1v1h-1z`] : [];
	});
	return found.join('');
}

export const lozenge = (outline: string) =>
	path(
		cells((distance) => distance === 5),
		outline,
	) +
	path(
		cells((distance) => distance === 2 || distance === 3),
		thread.red,
	) +
	path(
		cells((distance) => distance <= 1),
		thread.gold,
	);
