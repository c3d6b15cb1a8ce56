// Kantha: rings of running stitch around a sewn card.
import { pickItem, repeatDrawing } from '@sumu/contract/weave';
import { page } from '../screen.ts';
import { bars, circle, line, move, rect, ring } from '../svg.ts';
import { text } from '../text.ts';

const cloth = '#EFE3CF';
const blue = '#1F3F7A';
const madder = '#B4233A';
const turmeric = '#D98A1B';
const yarns = [madder, blue, blue, madder, turmeric];

const stitches = (index: number) =>
	ring(500, 1250, 60 + index * 34, pickItem(yarns, index), 7, {
		dash: '20 15',
		offset: (index % 2) * 17,
		cap: 'round',
	});

const petal = (colour: string) => (turn: number) =>
	`<ellipse cx="0" cy="-38" rx="13" ry="28" transform="rotate(${turn * 45})" fill="${colour}"/>`;

const flower = (colour: string) => repeatDrawing(8, petal(colour)) + circle(0, 0, 11, blue);

const title = { face: 'bricolage', weight: 700, width: 80 } as const;

const card = [
	line('M30 30h540v700h-540z', cloth, 5, { dash: '18 12', cap: 'round' }),
	text(72, 190, 118, 'Nakshi', cloth, title),
	text(72, 300, 118, 'Stitch', cloth, title),
	bars(72, 350, [360, 330, 240], '#9DB0D8', 26, 9),
	rect(72, 450, 200, 60, turmeric, { radius: 2 }),
	text(172, 489, 26, 'Order', '#1B1411', { anchor: 'middle', tracking: 0 }),
	...[madder, turmeric, cloth].map((colour, index) => move(140 + index * 170, 622, flower(colour))),
].join('');

export const nakshiStitch = () =>
	rect(0, 0, 1000, 1250, cloth) +
	repeatDrawing(40, stitches) +
	page({ x: 200, y: 120, width: 600, height: 760, radius: 4 }, blue, card);
