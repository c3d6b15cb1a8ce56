// The radio: night blue, rose and sun, a wheel that turns with the sound.
import { createSeededRandom, pickItem, repeatDrawing } from '@sumu/contract/weave';
import { phone } from '../screen.ts';
import { bar, bars, circle, line, move, path, polygon, rect, ring } from '../svg.ts';
import { text } from '../text.ts';
import { box, note, notebook, scribble, small, stroke, window } from './kit.ts';

const night = '#14144F';
const sun = '#FFC21A';
const rose = '#E2336B';
const teal = '#0FA38B';
const cream = '#FFF3D6';

const paint = [rose, sun, teal, '#FF7A3D'];

/** Dot: a round stroke without length is the shortest way to draw one. */
const dot = (x: number, y: number, size: number) =>
	`<path d="M${x.toFixed(0)} ${y.toFixed(0)}h0" stroke-width="${(2 * size).toFixed(0)}"/>`;

/** Emblem of a radio programme: rings of dots around a centre. */
const emblem = (seed: number, size: number, rings = 5) => {
	const random = createSeededRandom(seed);
	const drawn = repeatDrawing(rings, (at) => {
		const count = 5 + at * 4;
		const colour = pickItem(paint, Math.floor(random() * 4) + at);
		const dots = repeatDrawing(count, (step) => {
			const angle = (step / count) * Math.PI * 2;
			const reach = at * 17 + random() * 5;
			return dot(100 + Math.cos(angle) * reach, 100 + Math.sin(angle) * reach, 6 + random() * 4);
		});
		return `<g stroke="${colour}" stroke-linecap="round">${dots}</g>`;
	});
	return `<g transform="scale(${size / 200})">${rect(0, 0, 200, 200, night)}${drawn}</g>`;
};

const shows = [
	['06:00', 'Moghbazar morning'],
	['09:00', 'Paint drying'],
	['12:00', 'Slow letters'],
	['17:00', 'Bell and brake'],
] as const;

const schedule = () =>
	rect(0, 0, 1500, 1000, rose) +
	repeatDrawing(24, (spoke) => {
		const at = (turn: number) => {
			const angle = (turn / 48) * Math.PI * 2;
			return `${(750 + 1100 * Math.cos(angle)).toFixed(0)},${(500 + 1100 * Math.sin(angle)).toFixed(0)}`;
		};
		return polygon(`750,500 ${at(spoke * 2)} ${at(spoke * 2 + 0.6)}`, spoke % 3 ? '#C91F59' : sun);
	}) +
	window(
		'#1B1B66',
		'#0C0C2E',
		text(60, 100, 46, 'Today, in your own time', cream, { weight: 600 }) +
			shows
				.map(([time, name], row) =>
					move(
						60,
						150 + row * 150,
						rect(0, 0, 1120, 132, row === 1 ? '#2D2C8A' : '#16164F', { radius: 8 }) +
							move(16, 16, emblem(row * 7 + 3, 100, 4)) +
							text(160, 84, 50, time, row === 1 ? sun : '#8A87C9', { width: 80 }) +
							text(340, 84, 44, name, cream, small) +
							(row === 1
								? rect(950, 44, 140, 46, rose, { radius: 23 }) +
									text(1020, 76, 26, 'on air', '#FFF', { anchor: 'middle', tracking: 0 })
								: ''),
					),
				)
				.join(''),
	);

const player = () =>
	rect(0, 0, 800, 1000, teal) +
	phone(
		{ x: 178, y: 60, width: 444, height: 880, radius: 54 },
		'#0C0C2E',
		night,
		move(36, 90, emblem(31, 372)) +
			text(36, 540, 50, 'Bell and brake', cream, { weight: 600 }) +
			text(36, 590, 28, '38 seconds kept for the bridge', '#8A87C9', small) +
			bar(36, 640, 372, '#3B3A86', 14) +
			bar(36, 640, 300, teal, 14) +
			bar(36, 640, 170, sun, 14) +
			circle(222, 760, 62, rose) +
			path('M206 728v64l50-32z', '#FFF'),
	);

const emblems = () =>
	rect(0, 0, 1000, 1000, cream) +
	repeatDrawing(9, (index) =>
		move(70 + (index % 3) * 300, 70 + Math.floor(index / 3) * 300, emblem(index * 11 + 2, 260)),
	);

const bursts = () => {
	const random = createSeededRandom(4);
	return repeatDrawing(60, (at) => {
		const lost = at > 24 && at < 33;
		const height = lost ? 10 : 60 + random() * 240;
		return rect(110 + at * 21.5, 470 - height / 2, 12, height, lost ? rose : sun, { radius: 6 });
	});
};
const buffer = () =>
	rect(0, 0, 1500, 1000, night) +
	text(110, 190, 78, 'Under the Moghbazar flyover', cream, { weight: 600, width: 80 }) +
	bursts() +
	text(640, 640, 34, '9 s without a signal', rose, { ...small, anchor: 'start' }) +
	bar(110, 740, 1280, '#2D2C8A', 40) +
	bar(110, 740, 900, teal, 40) +
	text(110, 850, 34, 'what was heard: no gap, and 29 seconds still to spend', '#B9B7E6', small);

const pencil = '#3A3A78';
const sketch = () =>
	notebook(
		'#F4F1E6',
		'#D3D0E0',
		note(90, 120, 'one hand on the handlebar', pencil, 56) +
			box(130, 190, 380, 730, pencil) +
			ring(320, 400, 140, pencil, 5) +
			repeatDrawing(12, (spoke) => {
				const angle = (spoke / 12) * Math.PI * 2;
				return stroke(
					320,
					400,
					320 + Math.cos(angle) * 136,
					400 + Math.sin(angle) * 136,
					pencil,
					3,
				);
			}) +
			scribble(190, 610, 260, 2, pencil) +
			ring(320, 770, 70, rose, 6) +
			line('M300 735v70l58-35z', rose, 6) +
			note(600, 790, 'one button, as wide as a thumb', rose) +
			stroke(590, 780, 420, 775, rose, 5) +
			note(600, 350, 'art for every programme:', pencil) +
			note(600, 402, 'drawn from its first minute', pencil) +
			stroke(590, 370, 480, 390, pencil, 4) +
			box(1120, 440, 260, 260, pencil) +
			ring(1250, 570, 40, pencil, 4) +
			ring(1250, 570, 80, pencil, 4, { dash: '14 10' }) +
			ring(1250, 570, 115, pencil, 4, { dash: '5 14' }),
	);

const before = () =>
	rect(0, 0, 1500, 1000, '#BFC6D4') +
	rect(260, 170, 980, 640, '#ECE9D8') +
	rect(260, 170, 980, 56, '#2A5BD7') +
	text(286, 210, 32, 'Live stream (1) - Player', '#FFF', small) +
	rect(310, 270, 880, 300, '#000') +
	text(750, 440, 54, 'Buffering 3%', '#8FE38F', { ...small, anchor: 'middle' }) +
	bars(310, 620, [880], '#B5B09C', 1, 18) +
	bars(310, 620, [40], '#2A5BD7', 1, 18) +
	repeatDrawing(
		5,
		(button) =>
			rect(310 + button * 96, 680, 80, 66, '#D8D4C0', { radius: 6 }) +
			rect(338 + button * 96, 700, 24, 26, '#55524A'),
	) +
	text(1190, 730, 34, '9 listeners', '#55524A', { ...small, anchor: 'end' });

export const radio = {
	'rickshaw-radio-schedule': schedule,
	'rickshaw-radio-player': player,
	'rickshaw-radio-emblems': emblems,
	'rickshaw-radio-buffer': buffer,
	'rickshaw-radio-sketch': sketch,
	'rickshaw-radio-before': before,
};
