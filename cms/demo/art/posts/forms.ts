// A pencil turned to its eraser, over a form.
import { repeatDrawing } from '@sumu/contract/weave';
import { line, move, path, polygon, rect } from '../svg.ts';
import { text } from '../text.ts';

const pink = '#F2B4C3';
const wine = '#6E1637';
const paper = '#FFF8EC';
const green = '#12694F';
const red = '#D8341F';

const label = { weight: 500, tracking: 0 } as const;

const field = (name: string, value: string, edge: string) =>
	text(0, -22, 34, name, wine, label) +
	rect(0, 0, 760, 112, edge, { radius: 4 }) +
	rect(6, 6, 748, 100, paper, { radius: 2 }) +
	text(34, 74, 52, value, wine, { weight: 600, width: 92, tracking: 0 });

const tick =
	rect(672, 20, 72, 72, green, { radius: 36 }) +
	line('M692 57l12 13 24-28', paper, 9, { cap: 'round' });

const pencil = [
	rect(0, 0, 132, 118, '#F58AA4', { radius: 26 }),
	rect(66, 0, 66, 118, '#E2708D'),
	rect(104, -4, 96, 126, '#C9CFD3'),
	repeatDrawing(3, (index) => rect(116 + index * 28, -4, 10, 126, '#98A1A7')),
	rect(200, 0, 620, 40, '#FFC93A'),
	rect(200, 38, 620, 42, '#F2A91E'),
	rect(200, 78, 620, 40, '#D98A12'),
	polygon('820,0 820,118 940,59', '#F3D9B0'),
].join('');

const crumbs = [
	[560, 590, 10],
	[612, 612, 7],
	[590, 640, 6],
	[650, 634, 9],
	[530, 628, 5],
]
	.map(([x = 0, y = 0, size = 0]) => rect(x, y, size * 2, size, '#E2708D', { turn: x, radius: 3 }))
	.join('');

export const forms = () =>
	[
		rect(0, 0, 1200, 800, pink),
		path('M0 640H1200V800H0Z', '#E99DB0'),
		move(90, 130, field('Name', 'Nusrat Rahman', wine) + tick),
		move(90, 330, field('Phone', '01711 - 55 20 20', wine) + tick),
		move(90, 530, field('Email', 'nusrat@mail', red)),
		text(90, 700, 32, 'Is that nusrat@mail.com?', '#8E1122', label),
		crumbs,
		move(480, 500, pencil, -33),
	].join('');
