// The plan of a brick town, cut again and again into narrower plots.
import { createSeededRandom, pickItem } from '@sumu/contract/weave';
import { page, phone } from '../screen.ts';
import { bars, circle, line, path, rect } from '../svg.ts';
import { text } from '../text.ts';

const sand = '#E9DCC6';
const ink = '#1B1411';
const moss = '#2F6B57';
const brick = '#B5472B';
const maize = '#F3C55B';
const roofs = [brick, '#A23C22', '#C45A38', '#8C3320', brick, moss];

function plots(): string {
	const random = createSeededRandom(7);
	const cut = (x: number, y: number, width: number, height: number, depth: number): string => {
		if (depth === 0 || width < 70 || height < 70) {
			const roof = rect(x + 5, y + 5, width - 10, height - 10, pickItem(roofs, random() * 6));
			const lit = random() < 0.25;
			return roof + (lit ? rect(x + width / 2 - 8, y + height / 2 - 8, 16, 16, maize) : '');
		}
		const share = 0.3 + random() * 0.4;
		if (width > height) {
			const first = width * share;
			return (
				cut(x, y, first, height, depth - 1) + cut(x + first, y, width - first, height, depth - 1)
			);
		}
		const first = height * share;
		return cut(x, y, width, first, depth - 1) + cut(x, y + first, width, height - first, depth - 1);
	};
	return cut(-160, -160, 1320, 1570, 7);
}

const lane = 'M-100 900C200 820 260 640 420 600S700 420 1100 300';

const walk = [
	rect(0, 0, 350, 330, moss),
	path('M0 280l60-60 40 34 60-110 40 40 50-70 50 90 60-40v180h-360z', maize),
	circle(250, 100, 40, sand),
	text(34, 400, 46, 'Shankhari', ink, { weight: 700, width: 80 }),
	text(34, 446, 46, 'Bazar walk', ink, { weight: 700, width: 80 }),
	bars(34, 482, [250, 220, 150], '#A89A82'),
	rect(34, 580, 282, 64, brick, { radius: 32 }),
	text(175, 621, 24, 'Start, 2.4 km', '#FFF', { anchor: 'middle', tracking: 0 }),
].join('');

const sign =
	text(32, 100, 82, 'Old Dhaka', ink, { weight: 700, width: 80, tracking: -0.03 }) +
	text(32, 184, 82, 'on foot', brick, { weight: 700, width: 80, tracking: -0.03 });

export const oldDhakaWalks = () =>
	[
		rect(0, 0, 1000, 1250, sand),
		'<g transform="rotate(-9 500 625)">',
		plots(),
		line(lane, sand, 34),
		line(lane, ink, 6, { dash: '2 18', cap: 'round' }),
		'</g>',
		phone({ x: 560, y: 470, width: 350, height: 690, radius: 44 }, ink, '#FBF5E8', walk),
		page({ x: 80, y: 90, width: 400, height: 230 }, '#FBF5E8', sign, 0),
	].join('');
