// A wagon wheel: every scoring shot of an innings, from the crease to the rope.
import { repeat, seeded } from '../random.ts';
import { phone } from '../screen.ts';
import { bar, circle, line, move, rect, ring } from '../svg.ts';
import { text } from '../text.ts';

const navy = '#0E1B4D';
const cream = '#FFF6E0';
const ball = '#E5352B';
const gold = '#FFC738';
const middle = { x: 500, y: 530 };
const crease = { x: 500, y: 440 };
const rope = 470;

const mown = `<clipPath id="rope"><circle cx="${middle.x}" cy="${middle.y}" r="${rope}"/></clipPath><g clip-path="url(#rope)">${repeat(
	13,
	(index) => rect(0, 50 + index * 76, 1000, 76, index % 2 ? '#12834C' : '#1B9A5B'),
)}</g>`;

function shots(): string {
	const random = seeded(34);
	return repeat(34, (index) => {
		const angle = (index / 34) * Math.PI * 2 + random() * 0.16;
		const runs = random();
		const reach = runs < 0.45 ? 150 + random() * 180 : 600;
		const away = [Math.cos(angle), Math.sin(angle)] as const;
		const [dx, dy] = [crease.x - middle.x, crease.y - middle.y];
		const along = dx * away[0] + dy * away[1];
		const limit = -along + Math.sqrt(along ** 2 - (dx ** 2 + dy ** 2) + (rope - 12) ** 2);
		const end = Math.min(reach, limit);
		const x = (crease.x + away[0] * end).toFixed(1);
		const y = (crease.y + away[1] * end).toFixed(1);
		const colour = end < limit ? '#8FD9AE' : runs > 0.82 ? gold : cream;
		const shot = line(`M${crease.x} ${crease.y}L${x} ${y}`, colour, end < limit ? 4 : 7, {
			cap: 'round',
		});
		return shot + (end < limit ? '' : circle(Number(x), Number(y), 12, colour));
	});
}

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
	{ label: 'Six', colour: gold },
	{ label: 'Four', colour: cream },
	{ label: 'Fielded', colour: '#8FD9AE' },
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
		mown,
		ring(middle.x, middle.y, rope - 12, cream, 8, { dash: '26 12' }),
		rect(crease.x - 34, crease.y - 30, 68, 220, '#E8C58B'),
		shots(),
		circle(crease.x, crease.y, 20, ball),
		...key,
		phone({ x: 540, y: 566, width: 390, height: 620 }, '#060D2B', cream, book, 0.5),
	].join('');
