// The landing at Chandpur: a shoal, a board of prices, and the one fish everybody wants.
import { createRange } from '@sumu/contract/weave';
import { page } from '../screen.ts';
import { circle, line, move, path, rect } from '../svg.ts';
import { text } from '../text.ts';

const navy = '#14274E';
const yellow = '#FFCF33';
const red = '#E8402A';
const silver = '#E9F0F2';

function fish(back: string, belly: string): string {
	return [
		path('M0 0C40-50 140-52 196-10L238-46Q226 0 238 46L196 10C140 52 40 50 0 0Z', back),
		path('M8 6C48 24 140 20 196 8C140 48 44 46 8 6Z', belly),
		...[70, 100, 130].map((x) => line(`M${x} -24q14 20 0 40`, belly, 6, { cap: 'round' })),
		circle(32, -8, 8, belly),
	].join('');
}

function swimmer(index: number): string {
	const [row, column] = [Math.floor(index / 5), index % 5];
	const x = column * 268 - (row % 2 ? 190 : 56);
	const y = 62 + row * 113;
	if (row === 8 && column === 2) return move(x + 238, y, fish(red, '#FFE9DC'), 180);
	return move(x, y, fish(navy, silver));
}

const rows = [
	{ size: '500 g', price: '৳ 900', change: 12 },
	{ size: '800 g', price: '৳ 1,350', change: -40 },
	{ size: '1.2 kg', price: '৳ 1,850', change: 65 },
	{ size: '1.5 kg', price: '৳ 2,400', change: 110 },
];

function priceRow({ size, price, change }: (typeof rows)[number], index: number): string {
	const up = change > 0;
	const colour = up ? '#8EE0B4' : '#FF8E78';
	const arrow = path(up ? 'M640 49l14-22l14 22z' : 'M640 27l14 22l14-22z', colour);
	return move(
		0,
		230 + index * 82,
		rect(44, 0, 712, 2, '#34507E') +
			text(44, 52, 40, size, '#B9C9DE', { weight: 500 }) +
			text(300, 54, 48, price, '#FFF', { width: 84 }) +
			arrow +
			text(756, 50, 32, String(Math.abs(change)), colour, { weight: 500, anchor: 'end' }),
	);
}

const board = [
	text(44, 78, 28, 'Chandpur landing, 5:40', '#B9C9DE', { weight: 500, tracking: 0 }),
	text(44, 180, 108, 'Ilish today', yellow, { weight: 700, width: 78, tracking: -0.03 }),
	...rows.map(priceRow),
].join('');

export const ilishBoard = () =>
	rect(0, 0, 1000, 1250, yellow) +
	createRange(60).map(swimmer).join('') +
	page({ x: 100, y: 235, width: 800, height: 590, radius: 10 }, '#0C1A36', board, 0.3);
