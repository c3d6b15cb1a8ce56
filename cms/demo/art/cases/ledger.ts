// The ledger: night green, lime figures, rain as a bar chart.
import { createRange, createSeededRandom, pickItem, repeatDrawing } from '@sumu/contract/weave';
import { page, phone } from '../screen.ts';
import { bar, bars, circle, line, move, path, rect } from '../svg.ts';
import { text } from '../text.ts';
import { box, hand, note, notebook, scribble, small, stroke, window } from './kit.ts';

const night = '#10231F';
const lime = '#C8F169';
const river = '#2E6E5E';
const mist = '#F3F7EE';
const alarm = '#E4572E';

const columns = (count: number, step: number, width: number, foot: number) => {
	const random = createSeededRandom(12);
	return repeatDrawing(count, (day) => {
		const height = 60 + Math.abs(Math.sin(day / 4.2)) * 210 + random() * 70;
		return rect(day * step, foot - height, width, height, day === 19 ? alarm : river, {
			radius: 3,
		});
	});
};

const season = () =>
	rect(0, 0, 1500, 1000, night) +
	window(
		mist,
		'#183530',
		rect(0, 0, 250, 800, '#183530') +
			text(44, 80, 34, 'Ledger', lime, { weight: 700 }) +
			bars(44, 150, [130, 110, 150, 90, 120], '#5F8B7E', 54, 9) +
			text(310, 96, 30, 'The season so far', '#5A6F66', small) +
			text(310, 210, 116, '৳ 41,82,300', night, { width: 80 }) +
			rect(930, 128, 250, 60, lime, { radius: 30 }) +
			text(1055, 168, 26, 'Close the month', night, { anchor: 'middle', tracking: 0 }) +
			move(310, 0, columns(30, 29, 18, 700)) +
			rect(310, 700, 870, 3, night) +
			['June', 'July', 'August', 'September']
				.map((month, at) => text(310 + at * 230, 745, 26, month, '#5A6F66', small))
				.join(''),
	);

const entry = (index: number, name: string, sum: string, isSent: boolean) =>
	move(
		36,
		260 + index * 108,
		rect(0, 0, 372, 90, '#183530', { radius: 12 }) +
			text(24, 56, 30, name, mist, small) +
			text(348, 56, 32, sum, lime, { anchor: 'end' }) +
			circle(372, 6, 10, isSent ? river : alarm),
	);

const offline = () =>
	rect(0, 0, 800, 1000, lime) +
	phone(
		{ x: 178, y: 60, width: 444, height: 880, radius: 54 },
		'#061310',
		night,
		text(36, 120, 30, 'No power, no line', alarm, { weight: 500, tracking: 0 }) +
			text(36, 190, 54, '4 entries wait', mist, { weight: 600 }) +
			entry(0, '60 umbrellas', '18,000', true) +
			entry(1, '12 raincoats', '9,600', false) +
			entry(2, 'Van, Khulna', '2,400', false) +
			entry(3, 'Ribs, 400', '6,000', false) +
			rect(36, 730, 372, 78, lime, { radius: 39 }) +
			text(222, 780, 30, 'Write another', night, { anchor: 'middle', tracking: 0 }),
	);

const key = (index: number) => {
	const words = '1 2 3 4 5 6 7 8 9 00 0 000'.split(' ');
	const [x, y] = [90 + (index % 3) * 278, 350 + Math.floor(index / 3) * 152];
	return (
		rect(x, y, 258, 132, index > 8 ? lime : '#FFF', { radius: 14 }) +
		text(x + 129, y + 90, 64, words[index] ?? '', night, { anchor: 'middle' })
	);
};

const keys = () =>
	rect(0, 0, 1000, 1000, river) +
	text(910, 220, 150, '৳ 4,82,300', mist, { width: 80, anchor: 'end' }) +
	text(910, 290, 34, 'four lakh eighty-two thousand three hundred', '#B9D6CA', {
		...small,
		anchor: 'end',
	}) +
	repeatDrawing(12, key);

const pencil = '#2F4A42';
const sketch = () =>
	notebook(
		'#F2F5EA',
		'#CFD9C6',
		note(90, 120, 'two phones, no line, one truth', pencil, 56) +
			createRange(2)
				.map((index) =>
					move(
						index * 380,
						0,
						box(130, 220, 220, 400, pencil) +
							scribble(160, 300, 150, 4, pencil) +
							box(160, 500, 160, 70, pencil),
					),
				)
				.join('') +
			stroke(250, 660, 420, 800, alarm, 6) +
			stroke(620, 660, 460, 800, alarm, 6) +
			box(340, 810, 220, 110, pencil) +
			note(380, 880, 'ledger', pencil) +
			note(820, 340, 'what both wrote: keep both,', pencil) +
			note(820, 392, 'in the order of the clocks', pencil) +
			note(820, 520, 'what one deleted: ask', alarm) +
			note(820, 572, 'the other one first', alarm) +
			stroke(800, 560, 740, 480, alarm, 5) +
			line('M1010 700q60-60 120 0t120 0t120 0', pencil, 5, { cap: 'round' }) +
			note(1010, 790, 'and it must not rain in', pencil),
	);

const rows = ['Umbrellas, 40', 'Hossain owes', 'Van', 'paid?'];
const book = (x: number, shade: string) =>
	page(
		{ x, y: 130, width: 560, height: 740 },
		shade,
		repeatDrawing(13, (row) => rect(0, 110 + row * 48, 560, 2, '#C9B98F')) +
			rect(390, 0, 3, 740, '#C98F7E') +
			rect(480, 0, 2, 740, '#C98F7E') +
			createRange(6)
				.map(
					(row) =>
						text(36, 146 + row * 96, 30, pickItem(rows, row * 3 + x), '#3C3A5A', hand) +
						scribble(410, 146 + row * 96, 56, 1, '#3C3A5A') +
						scribble(40, 192 + row * 96, 300, 1, '#3C3A5A'),
				)
				.join(''),
	);

const before = () =>
	rect(0, 0, 1500, 1000, '#5A3B25') +
	repeatDrawing(7, (plank) => rect(0, plank * 150, 1500, 3, '#47301E')) +
	book(190, '#F3E6C4') +
	book(752, '#EFE0BA') +
	path('M600 620c90-60 220-40 250 40s-90 150-190 110s-150-90-60-150z', '#8B6A3A88') +
	stroke(260, 420, 560, 430, '#3C3A5A', 5) +
	bar(1180, 900, 240, '#1B1A22', 18);

export const ledger = {
	'monsoon-ledger-season': season,
	'monsoon-ledger-offline': offline,
	'monsoon-ledger-keys': keys,
	'monsoon-ledger-sketch': sketch,
	'monsoon-ledger-before': before,
};
