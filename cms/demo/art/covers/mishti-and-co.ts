// Trays of sweets under a round shop sign.
import { createRange, pickItem } from '@sumu/contract/weave';
import { page } from '../screen.ts';
import { circle, line, move, rect, ring } from '../svg.ts';
import { text } from '../text.ts';

const cream = '#FCE9E4';
const rose = '#8E1F3D';

const sweets = [
	circle(0, 0, 44, '#8A3B1E') + circle(-12, -12, 9, '#C27550'),
	rect(-36, -36, 72, 72, '#F4EFDF', { turn: 45 }) + rect(-8, -8, 16, 16, '#7BA23F'),
	circle(0, 0, 44, '#FFF') + line('M-20 0q20-26 40 0', '#E8C07A', 7),
	ring(0, 0, 34, '#E8831E', 18) + circle(0, 0, 9, '#E8831E'),
	rect(-40, -26, 80, 52, '#F3B53C', { radius: 26 }),
];

function dish(index: number): string {
	const [row, column] = [Math.floor(index / 7), index % 7];
	const sweet = pickItem(sweets, (row * 2 + column * 3) % 5);
	return move(68 + column * 144, 70 + row * 139, circle(0, 0, 62, cream) + sweet);
}

const sign = [
	text(250, 230, 124, 'Mishti', cream, { anchor: 'middle', face: 'newsreader', weight: 500 }),
	text(250, 330, 92, '& Co', '#F3B53C', { anchor: 'middle', face: 'newsreader', weight: 400 }),
	rect(150, 390, 200, 56, cream, { radius: 28 }),
	text(250, 427, 26, 'Order a box', rose, { anchor: 'middle', tracking: 0 }),
].join('');

export const mishtiAndCo = () =>
	rect(0, 0, 1000, 1250, '#F7C9CF') +
	createRange(63).map(dish).join('') +
	page({ x: 250, y: 345, width: 500, height: 560, radius: 250 }, rose, sign, 0.2);
