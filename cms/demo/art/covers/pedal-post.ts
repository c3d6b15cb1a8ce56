// Today's route through the blocks of the town draws the vehicle.
import { createRange } from '@sumu/contract/weave';
import { page } from '../screen.ts';
import { circle, line, move, rect, ring } from '../svg.ts';
import { text } from '../text.ts';

const street = '#FBF8F1';
const block = '#E4DED0';
const ink = '#17181C';
const orange = '#FF5A1F';

function town(index: number): string {
	const [row, column] = [Math.floor(index / 9), index % 9];
	const kind = (row * 5 + column * 7) % 17;
	const colour = kind === 3 ? '#B9D9A8' : kind === 8 ? '#A9D3E8' : block;
	return rect(column * 118 - 30, row * 118 - 16, 96, 96, colour, { radius: 4 });
}

const wheels = [255, 745];
const stops: [number, number][] = [
	[255, 880],
	[430, 560],
	[480, 880],
	[668, 560],
	[745, 880],
	[640, 460],
];

const route = [
	...wheels.map((x) => ring(x, 880, 196, orange, 30)),
	line('M255 880L430 560L480 880L255 880M480 880L668 560L430 560', orange, 30, { cap: 'round' }),
	line('M745 880L640 460L556 460', orange, 30, { cap: 'round' }),
	line('M430 560L404 500M350 500H458', orange, 30, { cap: 'round' }),
].join('');

const pins = stops.map(([x, y]) => circle(x, y, 27, ink) + circle(x, y, 12, street)).join('');

const status = [
	text(44, 68, 28, 'Pedal Post', orange, { weight: 700 }),
	text(776, 68, 26, 'Parcel 0417', '#6B6A66', { weight: 400, tracking: 0, anchor: 'end' }),
	text(44, 172, 92, 'Rahima, 6 minutes', ink, { weight: 700, width: 78, tracking: -0.03 }),
	rect(44, 216, 732, 12, block, { radius: 6 }),
	rect(44, 216, 560, 12, orange, { radius: 6 }),
	circle(604, 222, 20, ink),
].join('');

const proof = [
	text(44, 72, 34, 'Delivered by noon', '#B8E5C6', { weight: 500, tracking: 0 }),
	text(776, 82, 64, '38', street, { weight: 700, width: 80, anchor: 'end' }),
].join('');

export const pedalPost = () =>
	[
		rect(0, 0, 1000, 1250, street),
		createRange(99).map(town).join(''),
		move(0, -50, route + pins),
		page({ x: 90, y: 96, width: 820, height: 270, radius: 8 }, '#FFF', status, 0.22),
		page({ x: 90, y: 1076, width: 820, height: 112, radius: 8 }, ink, proof, 0.3),
	].join('');
