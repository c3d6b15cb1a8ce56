// Old Dhaka: brick, sand and moss, directions by doors.
import { createSeededRandom, pickItem, repeatDrawing } from '@sumu/contract/weave';
import { page, phone } from '../screen.ts';
import { bars, circle, line, move, path, rect, ring } from '../svg.ts';
import { text } from '../text.ts';
import { box, hand, note, notebook, scribble, small, stroke, window } from './kit.ts';

const ink = '#1B1411';
const moss = '#2F6B57';
const brick = '#B5472B';
const maize = '#F3C55B';
const paper = '#FBF5E8';

const narrow = { weight: 700, width: 80 } as const;

const clock = (x: number, y: number, size: number) =>
	circle(x, y, size, maize) +
	ring(x, y, size * 0.78, ink, 5) +
	line(`M${x} ${y}v${-size * 0.55}M${x} ${y}l${size * 0.35} ${size * 0.2}`, ink, 7, {
		cap: 'round',
	});
const door = (x: number, y: number, colour: string) =>
	path(`M${x} ${y + 210}v-130a70 70 0 0 1 140 0v130z`, colour) +
	line(`M${x + 70} ${y + 14}v196`, paper, 4) +
	circle(x + 88, y + 130, 7, maize);
const bread = (x: number, y: number) =>
	`<ellipse cx="${x}" cy="${y}" rx="86" ry="44" fill="#C98A3C"/>` +
	repeatDrawing(3, (cut) =>
		line(`M${x - 44 + cut * 34} ${y + 16}l22-32`, '#8C5A22', 7, { cap: 'round' }),
	);

const turn = (index: number, words: string, figure: string) =>
	move(
		0,
		index * 250,
		rect(0, 0, 1240, 2, '#D9CBB0') +
			move(60, 20, figure) +
			text(320, 110, 58, words, ink, narrow) +
			bars(320, 150, [420, 300], '#B9A98A', 30, 9),
	);

const guide = () =>
	rect(0, 0, 1500, 1000, brick) +
	window(
		paper,
		moss,
		turn(0, 'Left at the man who mends clocks', clock(100, 100, 80)) +
			turn(1, 'Through the green door, it is open', door(30, 0, moss)) +
			turn(2, 'Straight on until you smell bread', bread(110, 110)),
	);

const pocket = () =>
	rect(0, 0, 800, 1000, maize) +
	phone(
		{ x: 178, y: 60, width: 444, height: 880, radius: 54 },
		ink,
		paper,
		rect(0, 0, 444, 400, moss) +
			clock(222, 210, 130) +
			text(36, 490, 54, 'Left at the man', ink, narrow) +
			text(36, 550, 54, 'who mends clocks', ink, narrow) +
			text(36, 610, 30, '60 steps, no traffic', '#7D6E55', small) +
			rect(36, 680, 372, 130, brick, { radius: 65 }) +
			text(222, 760, 46, 'I am there', '#FFF', { anchor: 'middle', tracking: 0 }),
	);

const lane = 'M120 900C200 700 260 760 340 620S560 600 600 440S760 300 880 120';
const stops = [
	{ x: 108, y: 727 },
	{ x: 272, y: 520 },
	{ x: 464, y: 386 },
	{ x: 672, y: 150 },
];
const sheet = () =>
	rect(0, 0, 1000, 1000, moss) +
	page(
		{ x: 110, y: 70, width: 780, height: 860 },
		paper,
		text(56, 110, 52, 'Walk 3, on one sheet', ink, narrow) +
			move(
				20,
				60,
				`<g transform="scale(.74)">${line(lane, '#E4D3B0', 60)}${line(lane, brick, 8, { dash: '2 20', cap: 'round' })}</g>`,
			) +
			stops
				.map(
					({ x, y }, at) =>
						circle(x, y, 34, brick) +
						text(x, y + 14, 38, String(at + 1), '#FFF', { anchor: 'middle' }),
				)
				.join('') +
			bars(410, 640, [300, 260, 310, 240], '#B9A98A', 34, 9) +
			line('M390 0v860', '#D9CBB0', 2, { dash: '10 10' }),
	);

const pencil = '#4A3A2E';
const sketch = () =>
	notebook(
		'#F7F0E0',
		'#DCCDB0',
		note(90, 120, 'walked it with Mou, asked eleven people the way', pencil, 52) +
			line('M150 850C220 640 330 700 420 560S700 560 760 400S960 260 1120 240', pencil, 5, {
				cap: 'round',
			}) +
			line('M210 870C280 700 380 740 470 610S740 620 820 450S1000 320 1130 300', pencil, 5, {
				cap: 'round',
			}) +
			`<g transform="translate(150 300) scale(.8)">${ring(100, 100, 80, pencil, 5)}${line('M100 100v-44M100 100l28 16', pencil, 5)}</g>` +
			note(100, 520, 'clocks', pencil) +
			`<g transform="translate(420 330)">${line('M0 150v-90a50 50 0 0 1 100 0v90z', moss, 6)}</g>` +
			note(300, 300, 'green door', moss) +
			line('M900 640q80-60 170 0q-80 60-170 0', brick, 6) +
			note(900, 740, 'bread, from 6 am', brick) +
			scribble(1180, 420, 220, 4, pencil) +
			note(1170, 640, 'nobody said', brick) +
			note(1170, 690, 'a street name', brick) +
			stroke(1170, 700, 1390, 704, brick, 5) +
			box(1180, 780, 210, 110, pencil),
	);

const map = () => {
	const random = createSeededRandom(21);
	return repeatDrawing(64, (plot) =>
		rect(
			(plot % 8) * 190 - 20,
			Math.floor(plot / 8) * 128 - 10,
			168 + random() * 14,
			108 + random() * 14,
			pickItem(['#E6E3DA', '#DEDAD0', '#E9E6DF'], plot),
		),
	);
};
const before = () =>
	rect(0, 0, 1500, 1000, '#F7F5F0') +
	map() +
	`<circle cx="760" cy="500" r="250" fill="#3B7DDD" opacity=".18"/>` +
	circle(760, 500, 34, '#FFF') +
	circle(760, 500, 25, '#3B7DDD') +
	rect(90, 80, 660, 110, '#FFF', { radius: 12 }) +
	text(130, 152, 44, 'Turn right on Unnamed Road', '#3C4043', small) +
	rect(90, 210, 420, 80, '#FFF', { radius: 12 }) +
	text(130, 264, 34, 'GPS signal lost', '#C5221F', small) +
	text(1000, 930, 40, 'the dot is wider than the lane', '#7B776C', hand);

export const walks = {
	'old-dhaka-walks-guide': guide,
	'old-dhaka-walks-pocket': pocket,
	'old-dhaka-walks-sheet': sheet,
	'old-dhaka-walks-sketch': sketch,
	'old-dhaka-walks-before': before,
};
