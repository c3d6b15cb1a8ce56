// The roofs of Old Dhaka on Shakrain: every string leads to one hand.
import { phone } from '../screen.ts';
import { bar, line, move, rect } from '../svg.ts';
import { text } from '../text.ts';
import { kite } from './kite.ts';

const violet = '#35197F';
const red = '#F0432E';
const sun = '#FFC928';
const mint = '#12A594';
const white = '#FFF9EC';
const hand = { x: 500, y: 1420 };

const sky: { x: number; y: number; turn: number; size: number; art: string }[] = [
	{ x: 205, y: 215, turn: -16, size: 1.75, art: kite('halves', red, sun) },
	{ x: 610, y: 170, turn: 10, size: 1.25, art: kite('eye', white, red) },
	{ x: 850, y: 330, turn: 24, size: 1.45, art: kite('bars', sun, violet) },
	{ x: 130, y: 610, turn: -28, size: 1.1, art: kite('quarters', mint, white) },
	{ x: 890, y: 720, turn: 20, size: 1.05, art: kite('halves', white, mint) },
	{ x: 140, y: 960, turn: -14, size: 0.85, art: kite('eye', sun, violet) },
	{ x: 872, y: 1040, turn: 12, size: 0.8, art: kite('bars', red, white) },
];

const shop = [
	text(40, 92, 28, 'Ghuri Kite Works', white, { weight: 700 }),
	rect(40, 126, 310, 330, sun),
	move(195, 282, kite('quarters', red, white), 0, 1.2),
	text(40, 526, 50, 'Shakrain', white, { weight: 700, width: 80 }),
	text(40, 578, 50, '14 January', '#B7A2F2', { weight: 700, width: 80 }),
	bar(40, 610, 260, '#6A50BC'),
	bar(40, 634, 180, '#6A50BC'),
	rect(40, 680, 310, 66, red, { radius: 4 }),
	text(195, 722, 26, 'Add 3 kites, ৳ 90', white, { anchor: 'middle', tracking: 0 }),
].join('');

export const ghuriKiteWorks = () =>
	[
		rect(0, 0, 1000, 1250, '#C9B8F5'),
		...sky.map(({ x, y }) => line(`M${x} ${y}L${hand.x} ${hand.y}`, violet, 3)),
		...sky.map(({ x, y, turn, size, art }) => move(x, y, art, turn, size)),
		phone({ x: 305, y: 385, width: 390, height: 800 }, '#1C0C4D', violet, shop),
	].join('');
