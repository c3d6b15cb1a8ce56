// Tea: cream paper, leaf and clay, one tin to a screen.
import { createRange, pickItem, repeatDrawing } from '@sumu/contract/weave';
import { page, phone } from '../screen.ts';
import { bar, bars, circle, line, move, path, rect, ring } from '../svg.ts';
import { text } from '../text.ts';
import { box, hand, note, notebook, scribble, small, stroke, window } from './kit.ts';

const leaf = '#1F3D1B';
const green = '#2D5A27';
const clay = '#D2543A';
const cream = '#F8F4E3';
const lime = '#B9CC6A';

const serif = { face: 'newsreader', weight: 400, tracking: -0.03 } as const;

const tin = (colour: string) =>
	path('M0 60h300l40 90v420a30 30 0 0 1-30 30h-320a30 30 0 0 1-30-30v-420z', colour) +
	rect(40, 0, 220, 70, colour, { radius: 10 }) +
	rect(20, 220, 260, 230, cream) +
	path('M150 250q70 60 0 120q-70-60 0-120z', colour) +
	bars(70, 400, [160, 110], colour, 22, 8);

const shop = () =>
	rect(0, 0, 1500, 1000, lime) +
	window(
		cream,
		green,
		rect(0, 0, 560, 800, '#DDE5B2') +
			move(110, 120, tin(green)) +
			text(630, 140, 22, 'Malnicherra, picked 14 March', '#6D7352', small) +
			text(630, 250, 104, 'First flush,', leaf, serif) +
			text(630, 350, 104, 'whole leaf', leaf, serif) +
			bars(630, 410, [460, 430, 470, 260], '#A7A98A', 30, 9) +
			text(630, 620, 64, '৳ 640', leaf, { weight: 600 }) +
			rect(860, 566, 260, 74, clay, { radius: 37 }) +
			text(990, 613, 28, 'Into the basket', '#FFF', { anchor: 'middle', tracking: 0 }) +
			bar(630, 700, 500, '#E4DDC0', 2) +
			text(630, 750, 22, '112 tins of this week are left', '#6D7352', small),
	);

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const yields = [0, 0, 3, 6, 7, 9, 8, 8, 6, 4, 2, 0];

const calendar = () =>
	rect(0, 0, 1000, 1000, leaf) +
	text(80, 150, 76, 'What is picked when', cream, serif) +
	repeatDrawing(12, (month) => {
		const x = 80 + month * 72;
		const cells = createRange(10).map((row) =>
			circle(
				x + 24,
				820 - row * 56,
				18,
				row < (yields[month] ?? 0) ? (month < 5 ? lime : clay) : '#2A4C25',
			),
		);
		return (
			cells.join('') +
			text(x + 24, 890, 20, months[month] ?? '', '#B9C7A0', { ...small, anchor: 'middle' })
		);
	}) +
	circle(96, 950, 10, lime) +
	text(118, 958, 24, 'first flush', cream, small) +
	circle(316, 950, 10, clay) +
	text(338, 958, 24, 'second flush', cream, small);

const step = (index: number, words: string, isDone: boolean) =>
	move(
		36,
		300 + index * 130,
		circle(26, 26, 26, isDone ? green : '#E4DDC0') +
			(isDone
				? line('M14 27l9 9l16-18', '#FFF', 5, { cap: 'round' })
				: text(26, 36, 26, String(index + 1), leaf, { anchor: 'middle' })) +
			text(76, 36, 30, words, leaf, { weight: 500, tracking: 0 }),
	);

const order = () =>
	rect(0, 0, 800, 1000, '#F0C9A0') +
	phone(
		{ x: 190, y: 70, width: 420, height: 860, radius: 54 },
		leaf,
		cream,
		text(36, 130, 44, 'Three steps,', leaf, serif) +
			text(36, 184, 44, 'no account', leaf, serif) +
			bar(36, 236, 320, '#E4DDC0', 2) +
			step(0, 'Two tins', true) +
			step(1, 'To Sylhet', true) +
			step(2, 'Pay at the door', false) +
			rect(36, 720, 348, 76, clay, { radius: 38 }) +
			text(210, 768, 28, 'Order for ৳ 1,280', '#FFF', { anchor: 'middle', tracking: 0 }),
	);

const pencil = '#44503C';
const sketch = () =>
	notebook(
		'#F6F1E0',
		'#D8D0B4',
		note(90, 120, 'one tin, one screen', pencil, 56) +
			box(100, 190, 560, 720, pencil) +
			box(190, 320, 210, 330, pencil) +
			stroke(190, 320, 230, 270, pencil) +
			stroke(400, 320, 360, 270, pencil) +
			scribble(440, 380, 180, 5, pencil) +
			box(440, 600, 170, 60, clay) +
			note(700, 420, 'who picked it,', clay) +
			note(700, 470, 'and which week', clay) +
			stroke(690, 430, 630, 440, clay) +
			box(980, 190, 420, 330, pencil) +
			repeatDrawing(6, (index) =>
				box(1010 + (index % 3) * 125, 225 + Math.floor(index / 3) * 140, 100, 110, pencil),
			) +
			stroke(960, 540, 1420, 170, clay, 7) +
			stroke(970, 170, 1410, 540, clay, 7) +
			note(980, 610, 'not a shelf: nobody', pencil) +
			note(980, 660, 'compares twenty teas', pencil),
	);

const before = () =>
	rect(0, 0, 1500, 1000, '#C9B68A') +
	repeatDrawing(9, (row) => line(`M0 ${row * 118 + 40}q750 24 1500 0`, '#B7A273', 5)) +
	page(
		{ x: 130, y: 110, width: 760, height: 800 },
		'#FFFDF2',
		repeatDrawing(15, (row) => rect(0, 90 + row * 46, 760, 2, '#BBD0DD')) +
			rect(96, 0, 3, 800, '#D98A86') +
			createRange(5)
				.map((row) =>
					text(
						124,
						140 + row * 140,
						38,
						pickItem(
							[
								'Rahman 2 kg, Friday',
								'Apa in Mirpur, again',
								'? 1 or 7 tins',
								'Café, call back!!',
								'Shanta, paid',
							],
							row,
						),
						pickItem(['#243C7A', '#243C7A', '#A33A22'], row),
						hand,
					),
				)
				.join('') +
			stroke(120, 256, 470, 252, '#243C7A', 5) +
			stroke(120, 670, 420, 674, '#243C7A', 5),
	) +
	move(
		1010,
		330,
		path('M0 190q180-70 360 0l40 190a30 30 0 0 1-30 34h-380a30 30 0 0 1-30-34z', '#2B2A26') +
			path('M-50 130q230-180 460 0v70q-50 30-110-14q-120-36-240 0q-60 44-110 14z', '#3A3934') +
			ring(180, 300, 76, '#F3E9CC', 30) +
			repeatDrawing(9, (hole) => {
				const angle = -2.2 + hole * 0.56;
				return circle(180 + Math.cos(angle) * 76, 300 + Math.sin(angle) * 76, 12, '#2B2A26');
			}),
	);

export const shapla = {
	'shapla-tea-house-shop': shop,
	'shapla-tea-house-calendar': calendar,
	'shapla-tea-house-order': order,
	'shapla-tea-house-sketch': sketch,
	'shapla-tea-house-before': before,
};
