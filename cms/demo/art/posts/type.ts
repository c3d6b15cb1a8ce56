// The newspaper stall: one ratio from the smallest sheet to the largest.
import { createRange, repeatDrawing } from '@sumu/contract/weave';
import { bars, line, move, rect } from '../svg.ts';
import { text } from '../text.ts';

const ground = '#1E5AA8';
const paper = '#F6EEDC';
const ink = '#14161B';
const red = '#E8402A';
const sizes = [16, 20, 25, 31, 39, 49];

const serif = { face: 'newsreader', weight: 500, anchor: 'middle', tracking: 0 } as const;

function sheet(size: number, index: number): string {
	const scale = size / 49;
	const [width, height] = [280 * scale, 540 * scale];
	const colour = index === 3 ? red : paper;
	const words = index === 3 ? paper : ink;
	return [
		rect(0, 0, width, height, colour),
		rect(width / 2 - 8, -16, 16, 36, '#FFC93A', { radius: 3 }),
		text(width / 2, height * 0.48, 270 * scale, 'a', words, serif),
		rect(width * 0.1, height * 0.58, width * 0.8, 3, words),
		text(width / 2, height * 0.7, 56 * scale, String(size), words, {
			anchor: 'middle',
			weight: 600,
			tracking: 0,
		}),
		bars(
			width * 0.1,
			height * 0.78,
			[width * 0.8, width * 0.8, width * 0.5],
			words,
			height * 0.06,
			6 * scale,
		),
	].join('');
}

// Yesterday's papers, folded and stacked.
const folded = (index: number) =>
	rect(60 + ((index * 29) % 22), 664 - index * 32, 430, 28, index % 3 === 1 ? '#DDD0B4' : paper, {
		radius: 14,
	}) + rect(110 + ((index * 29) % 22), 676 - index * 32, 220, 4, '#A99B7C');

export function type(): string {
	let x = 44;
	const sheets = createRange(sizes.length).map((index) => {
		const size = sizes[index] ?? 16;
		const drawn = move(x, 92 + index * 6, sheet(size, index));
		x += 280 * (size / 49) + 16;
		return drawn;
	});
	return [
		rect(0, 0, 1200, 800, ground),
		rect(0, 690, 1200, 110, '#123C74'),
		line('M0 86Q600 110 1200 140', '#FFC93A', 6),
		repeatDrawing(7, folded),
		...sheets,
	].join('');
}
