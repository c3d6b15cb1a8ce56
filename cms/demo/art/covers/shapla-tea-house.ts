// Rows of a tea garden seen from the air.
import { repeatDrawing } from '@sumu/contract/weave';
import { page } from '../screen.ts';
import { bar, circle, line, move, path, rect } from '../svg.ts';
import { text } from '../text.ts';

const leaf = '#1F3D1B';
const clay = '#D2543A';
const tins = [
	{ ground: '#DDE5B2', tin: '#2D5A27' },
	{ ground: '#F0C9A0', tin: '#A33A22' },
	{ ground: '#BFD8CE', tin: '#14504C' },
];

function row(index: number): string {
	const top = -80 + index * 56;
	const bend = (x: number) =>
		top + Math.sin(x / 190 + index * 0.33) * 46 + Math.cos(x / 90 - index * 0.2) * 14;
	let d = `M-20 ${top}`;
	for (let x = 0; x <= 1040; x += 20) d += `L${x} ${bend(x).toFixed(1)}`;
	return index % 5 === 2 ? line(d, '#F6F1D5', 10) : line(d, '#2D5A27', 22, { dash: '30 7' });
}

const product = (ground: string, tin: string) =>
	rect(0, 0, 208, 300, ground) +
	path('M56 80h96l14 34v130a14 14 0 0 1-14 14h-96a14 14 0 0 1-14-14v-130z', tin) +
	rect(60, 140, 88, 70, '#F8F4E3') +
	path('M104 153q26 22 0 44q-26-22 0-44z', tin) +
	bar(0, 326, 120, leaf) +
	bar(0, 352, 60, '#A7A98A');

const shop = [
	text(44, 68, 30, 'Shapla', leaf, { weight: 700 }),
	bar(510, 54, 60, leaf),
	bar(600, 54, 60, leaf),
	circle(698, 58, 14, clay),
	text(44, 220, 108, 'First flush,', leaf, { face: 'newsreader', weight: 400, tracking: -0.035 }),
	text(44, 326, 108, 'rolled by hand', leaf, { face: 'newsreader', weight: 400, tracking: -0.035 }),
	rect(44, 372, 170, 52, clay, { radius: 26 }),
	text(129, 406, 24, 'Shop tea', '#FFF', { anchor: 'middle', tracking: 0 }),
	...tins.map(({ ground, tin }, index) => move(44 + index * 232, 480, product(ground, tin))),
].join('');

export const shaplaTeaHouse = () =>
	rect(0, 0, 1000, 1250, '#B9CC6A') +
	repeatDrawing(26, row) +
	page({ x: 120, y: 230, width: 760, height: 900, radius: 6 }, '#F8F4E3', shop);
