// Smoke as halftone dots: the darker the air, the larger the dot.
import { createRange, repeatDrawing } from '@sumu/contract/weave';
import { page } from '../screen.ts';
import { circle, path, polygon, rect } from '../svg.ts';
import { text } from '../text.ts';

const soot = '#2A2230';
const peach = '#FFCFA8';
const brick = '#C4432B';
const step = 27;
const chimneys = [
	{ x: 210, top: 950 },
	{ x: 470, top: 860 },
	{ x: 760, top: 990 },
];

function smoke(x: number, y: number): number {
	return chimneys.reduce((sum, chimney) => {
		const rise = chimney.top - y;
		if (rise < 0) return sum;
		const drift = chimney.x + (rise / 900) ** 1.5 * 420 + Math.sin(rise / 120 + chimney.x) * 30;
		const spread = 34 + rise * 0.2;
		return sum + Math.exp(-(((x - drift) / spread) ** 2)) * (1.05 - rise / 1700);
	}, 0);
}

function dot(index: number): string {
	const [row, column] = [Math.floor(index / 38), index % 38];
	const x = column * step + (row % 2 ? step / 2 : 0);
	const y = row * step;
	const radius = Math.min(1, smoke(x, y)) * step * 0.64;
	return radius > 1.2 ? circle(x, y, radius, soot) : '';
}

const chimney = ({ x, top }: (typeof chimneys)[number]) =>
	polygon(`${x - 34},${top} ${x + 34},${top} ${x + 66},1250 ${x - 66},1250`, brick) +
	polygon(`${x},${top} ${x + 34},${top} ${x + 66},1250 ${x},1250`, '#9E2F1B') +
	polygon(
		`${x - 43},${top + 40} ${x + 43},${top + 40} ${x + 47},${top + 84} ${x - 47},${top + 84}`,
		'#FFF1DF',
	);

const scale = ['#5BB98B', '#E9C832', '#F28C28', '#D93A2B', '#7C2D7A'];

const reading = [
	text(40, 66, 28, 'Kiln Watch', brick, { weight: 700 }),
	text(40, 112, 26, 'Ashulia, 7 in the morning', '#6B5F66', { weight: 400, tracking: 0 }),
	text(32, 330, 250, '187', soot, { weight: 700, width: 76, tracking: -0.04 }),
	...scale.map((colour, index) => rect(40 + index * 96, 372, 90, 20, colour)),
	path('M364 410l14 22h-28z', soot),
	text(40, 486, 30, 'Unhealthy. Keep the windows shut.', soot, { weight: 500, tracking: 0 }),
].join('');

const field = repeatDrawing(7, (index) =>
	rect(index * 150 - 30, 1190 + (index % 2) * 18, 170, 80, index % 2 ? '#E0764A' : '#EE9160'),
);

export const kilnWatch = () =>
	[
		rect(0, 0, 1000, 1250, peach),
		createRange(38 * 40)
			.map(dot)
			.join(''),
		chimneys.map(chimney).join(''),
		field,
		page({ x: 80, y: 90, width: 560, height: 530, radius: 10 }, '#FFFAF3', reading, 0.3),
	].join('');
