import { repeatDrawing } from '@sumu/contract/weave';
import { bar, move, path, rect, ring } from '../svg.ts';
import { text } from '../text.ts';

const ground = '#F7C63C';
const paper = '#FFFDF5';
const ink = '#1A1C2C';
const red = '#D9331E';

const rows = [
	{ work: 'Design', sum: '18,000' },
	{ work: 'Build', sum: '24,000' },
	{ work: 'Two rounds of changes', sum: '6,000' },
];

const teeth = `M0 0H560V660${Array.from({ length: 14 }, (_, i) => `L${540 - i * 40} ${690}L${520 - i * 40} 660`).join('')}Z`;

const invoice = [
	path(teeth, paper),
	text(48, 92, 60, 'Invoice 27', ink, { weight: 700, width: 80 }),
	text(512, 90, 28, 'Due in 7 days', red, { anchor: 'end', weight: 500, tracking: 0 }),
	rect(48, 124, 464, 5, ink),
	...rows.map(({ work, sum }, index) =>
		move(
			48,
			190 + index * 74,
			text(0, 0, 34, work, ink, { weight: 500, tracking: 0 }) +
				text(464, 0, 34, sum, ink, { anchor: 'end', weight: 500 }) +
				rect(0, 24, 464, 2, '#D8D2C0'),
		),
	),
	text(48, 470, 34, 'Total', ink, { weight: 500, tracking: 0 }),
	text(512, 478, 84, '৳ 48,000', ink, { anchor: 'end', weight: 700, width: 80, tracking: -0.03 }),
	bar(352, 550, 160, '#D8D2C0', 12),
	bar(392, 582, 120, '#D8D2C0', 12),
].join('');

const stamp = [
	ring(0, 0, 168, red, 16),
	ring(0, 0, 138, red, 6),
	text(0, 36, 116, 'Paid', red, { anchor: 'middle', weight: 800, width: 84 }),
	bar(-70, -84, 140, red, 10),
	bar(-70, 76, 140, red, 10),
].join('');

const coin = (index: number) =>
	rect(60, 676 - index * 34, 170, 30, index % 2 ? '#E9A319' : '#C9820C', { radius: 15 });

export const invoicePaid = () =>
	[
		rect(0, 0, 1200, 800, ground),
		rect(0, 706, 1200, 94, '#E3A91A'),
		repeatDrawing(6, coin),
		repeatDrawing(11, (index) => move(900, 0, coin(index))),
		move(330, 46, invoice, 0),
		move(492, 658, stamp, -14, 0.8),
	].join('');
