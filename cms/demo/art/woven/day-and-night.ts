// One page twice; the night version has its own colours instead of inverted ones.
import { renderPattern } from '@sumu/contract/weave';
import { sample } from '../sample.ts';
import { circle, move, path, rect } from '../svg.ts';
import { thread } from '../thread.ts';

type Scheme = {
	sky: string;
	sky2: string;
	page: string;
	ink: string;
	soft: string;
	accent: string;
	hill: string;
	near: string;
	orb: string;
};

const day: Scheme = {
	sky: thread.gold,
	sky2: thread.amber,
	page: thread.paper,
	ink: thread.ink,
	soft: '#B5A88F',
	accent: thread.red,
	hill: thread.teal,
	near: thread.green,
	orb: thread.red,
};
const night: Scheme = {
	sky: '#1B1B3A',
	sky2: '#171733',
	page: '#2A2118',
	ink: '#F3ECDF',
	soft: '#7D6F60',
	accent: '#FF6B47',
	hill: '#31315E',
	near: '#0E0E22',
	orb: '#F3ECDF',
};

const half = ({ sky, page, ink, soft, accent, hill, near, orb }: Scheme, moon: boolean) =>
	[
		rect(0, 0, 600, 800, sky),
		circle(440, 116, 80, orb),
		moon ? circle(480, 96, 72, sky) : '',
		path('M0 660L150 500L300 560L400 480L600 660V800H0Z', hill),
		path('M0 760L180 680L360 760L520 690L600 720V800H0Z', near),
		rect(100, 226, 400, 374, page),
		rect(133, 266, 40, 27, accent),
		rect(333, 266, 133, 14, soft),
		rect(133, 333, 293, 40, ink),
		rect(133, 386, 200, 40, ink),
		rect(133, 453, 253, 14, soft),
		rect(133, 480, 213, 14, soft),
		rect(133, 520, 120, 54, accent),
	].join('');

export async function dayAndNight(): Promise<string> {
	const grid = { columns: 90, rows: 60, scale: 40 / 3 };
	const drawn = await sample(grid, half(day, false) + move(600, 0, half(night, true)));
	return renderPattern({ id: 'day-and-night', ...grid, ground: '#14100E' }, (x, y) => {
		const colour = drawn(x, y) ?? '';
		const star = x > 46 && y < 34 && (x * 7 + y * 13) % 41 === 0;
		if (colour === night.sky && star) return thread.gold;
		const scheme = x < 45 ? day : night;
		return colour === scheme.sky && y % 2 ? scheme.sky2 : colour;
	});
}
