// The book of a cricket club, over the wagon wheel of an innings.
import { phone } from '../screen.ts';
import { bar, circle, line, move, rect } from '../svg.ts';
import { text } from '../text.ts';
import { shotColours, wagonWheel } from './wagon-wheel.ts';

const navy = '#0E1B4D';
const cream = '#FFF6E0';
const ball = '#E5352B';
const gold = '#FFC738';
const overs = [
	['1', '4', '0', '6', '1', 'W'],
	['0', '2', '4', '1', '1', '0'],
];

const over = (marks: string[], row: number) =>
	marks
		.map((mark, index) => {
			const ground = mark === 'W' ? ball : mark === '4' || mark === '6' ? gold : '#E4DCC6';
			const ink = mark === 'W' ? '#FFF' : navy;
			return move(
				58 + index * 55,
				470 + row * 66,
				circle(0, 0, 23, ground) + text(0, 8, 24, mark, ink, { anchor: 'middle', tracking: 0 }),
			);
		})
		.join('');

const book = [
	rect(0, 0, 390, 300, navy),
	text(36, 84, 26, 'Maidan CC', cream, { weight: 700 }),
	text(36, 214, 124, '142', cream, { weight: 700, width: 76, tracking: -0.03 }),
	text(200, 214, 62, 'for 3', gold, { width: 80 }),
	text(36, 264, 26, '24.2 overs, 61 to win', '#A9B4E0', { weight: 400, tracking: 0 }),
	bar(36, 340, 150, navy),
	bar(36, 366, 90, '#C9BFA4'),
	bar(280, 340, 74, navy),
	bar(300, 366, 54, '#C9BFA4'),
	rect(36, 404, 318, 2, '#DDD2B6'),
	...overs.map(over),
].join('');

const key = [
	{ label: 'Six', colour: shotColours.six },
	{ label: 'Four', colour: shotColours.four },
	{ label: 'Fielded', colour: shotColours.fielded },
].map(({ label, colour }, index) =>
	move(
		90,
		1066 + index * 56,
		line('M0 0h70', colour, 7, { cap: 'round' }) +
			circle(70, 0, 12, colour) +
			text(108, 12, 34, label, cream, { weight: 500 }),
	),
);

export const maidanScorebook = () =>
	[
		rect(0, 0, 1000, 1250, navy),
		wagonWheel(),
		...key,
		phone({ x: 540, y: 566, width: 390, height: 620 }, '#060D2B', cream, book, 0.5),
	].join('');
