// The ferry: river lines, and the time in the largest type that fits.
import { createRange, repeatDrawing } from '@sumu/contract/weave';
import { phone } from '../screen.ts';
import { bar, circle, line, move, path, rect } from '../svg.ts';
import { text } from '../text.ts';
import { box, hand, note, notebook, scribble, small, stroke, window } from './kit.ts';

const river = '#0C4A6B';
const ember = '#F25C2A';
const ink = '#0A2C40';
const sky = '#CFE3EA';
const paper = '#FDFDF8';

const waves = (rows: number, from: number, width: number) =>
	repeatDrawing(rows, (row) => {
		let d = `M-10 ${from + row * 30}`;
		for (let x = 0; x <= width; x += 40) d += `q20 ${row % 2 ? 14 : -14} 40 0`;
		return line(d, row % 4 ? river : ember, 5);
	});

const boats = [
	['15:05', 'Aricha', 0.45],
	['15:50', 'Daulatdia', 0.9],
	['16:35', 'Kazirhat', 0.2],
] as const;

const times = () =>
	rect(0, 0, 1500, 1000, sky) +
	waves(12, 640, 1500) +
	window(
		paper,
		river,
		text(70, 90, 30, 'Paturia to Daulatdia', '#3C6478', small) +
			text(62, 330, 280, '14:20', ink, { weight: 700, width: 78, tracking: -0.04 }) +
			text(760, 250, 64, 'in 12 minutes', ember, { weight: 600 }) +
			text(760, 320, 40, 'on time, pontoon 3', '#3C6478', small) +
			boats
				.map(([time, to, full], row) =>
					move(
						70,
						410 + row * 110,
						rect(0, 0, 1100, 2, '#B9CBD3') +
							text(0, 72, 52, time, ink) +
							text(230, 72, 44, to, ink, small) +
							rect(760, 42, 340, 24, '#E4EEF1', { radius: 4 }) +
							rect(760, 42, 340 * full, 24, full > 0.8 ? ember : river, { radius: 4 }),
					),
				)
				.join(''),
	);

const crew = () =>
	rect(0, 0, 800, 1000, ember) +
	phone(
		{ x: 180, y: 60, width: 440, height: 880, radius: 54 },
		ink,
		ink,
		text(40, 120, 34, 'Crew, ferry 07', '#8FB4C6', small) +
			text(40, 220, 84, '14:20', '#FFF', { weight: 700, width: 80 }) +
			rect(36, 290, 368, 230, '#14506F', { radius: 18 }) +
			text(220, 400, 58, 'Leaves now', '#FFF', { anchor: 'middle' }) +
			text(220, 460, 30, 'left thumb', '#8FB4C6', { ...small, anchor: 'middle' }) +
			rect(36, 550, 368, 230, ember, { radius: 18 }) +
			text(220, 660, 58, '+ 10 minutes', '#FFF', { anchor: 'middle' }) +
			text(220, 720, 30, 'right thumb', '#FFE1D4', { ...small, anchor: 'middle' }),
	);

const offline = () =>
	rect(0, 0, 1000, 1000, river) +
	createRange(5)
		.map((ring_) =>
			line(
				`M${500 - ring_ * 90} ${430 - ring_ * 62}Q500 ${330 - ring_ * 120} ${500 + ring_ * 90} ${430 - ring_ * 62}`,
				ring_ < 1 ? ember : '#2B6A8C',
				34,
				{ cap: 'round' },
			),
		)
		.join('') +
	stroke(250, 640, 760, 60, sky, 16) +
	rect(110, 620, 780, 270, paper, { radius: 14 }) +
	text(150, 700, 32, 'No connection. As of 13:58:', '#3C6478', small) +
	text(150, 840, 140, '14:20', ink, { weight: 700, width: 80 }) +
	text(520, 830, 48, 'on time', river, { weight: 600 });

const pencil = '#2F4B5A';
const sketch = () =>
	notebook(
		'#F4F7F4',
		'#CBD8DC',
		note(90, 120, 'read at arm’s length, in the sun', pencil, 54) +
			box(110, 190, 420, 720, pencil) +
			text(140, 370, 140, '14:20', pencil, { ...hand, weight: 600 }) +
			scribble(150, 470, 320, 2, pencil) +
			repeatDrawing(3, (row) => stroke(150, 590 + row * 90, 490, 592 + row * 90, pencil)) +
			note(590, 330, 'a third of the screen', ember) +
			stroke(580, 330, 500, 340, ember, 5) +
			scribble(590, 610, 300, 2, pencil) +
			box(1020, 190, 380, 380, pencil) +
			repeatDrawing(5, (row) => scribble(1050, 250 + row * 64, 320, 1, pencil)) +
			stroke(1000, 590, 1420, 170, ember, 7) +
			note(1010, 650, 'first draft: everybody', pencil) +
			note(1010, 700, 'asked anyway', pencil),
	);

const chalk = '#E8EFE6';
const before = () =>
	rect(0, 0, 1500, 1000, '#9C7B4E') +
	rect(90, 80, 1320, 760, '#6B4B26', { radius: 6 }) +
	rect(120, 110, 1260, 700, '#24403A') +
	text(180, 230, 90, 'ফেরির সময়', chalk, { weight: 500 }) +
	['12:40', '13:30', '14:20']
		.map((time, row) => text(180, 400 + row * 150, 110, time, chalk, hand))
		.join('') +
	stroke(170, 370, 470, 362, chalk, 9) +
	stroke(170, 520, 470, 508, chalk, 9) +
	text(560, 400, 80, '?', '#F0C95A', hand) +
	text(560, 700, 76, 'maybe', '#F0C95A', hand) +
	rect(900, 300, 300, 120, '#2F4E47', { turn: -4 }) +
	bar(900, 520, 340, '#2F4E47', 60) +
	path('M0 900h1500v100h-1500z', '#7C5F38') +
	circle(1290, 880, 46, '#C8B68C') +
	rect(300, 868, 180, 26, '#F3EFE2', { radius: 6, turn: -3 });

export const ferry = {
	'padma-ferry-times-page': times,
	'padma-ferry-times-crew': crew,
	'padma-ferry-times-offline': offline,
	'padma-ferry-times-sketch': sketch,
	'padma-ferry-times-before': before,
};
