// Rice in a hot pot: cooked once, served all evening.
import { getButiPart, renderPattern, wrapIndex } from '@sumu/contract/weave';
import { sample } from '../sample.ts';
import { circle, line, path, polygon, rect } from '../svg.ts';
import { thread } from '../thread.ts';

const wall = '#7A1F3D';
const hearth = '#4A1027';

const steam = (x: number) => line(`M${x} 226c-50-36 50-70 0-106s50-70 0-106`, thread.paper, 24);

const flame = (x: number) =>
	polygon(`${x},600 ${x + 50},716 ${x},792 ${x - 50},716`, thread.red) +
	polygon(`${x},660 ${x + 28},722 ${x},772 ${x - 28},722`, thread.gold);

const grains = [340, 430, 520, 600, 680, 770, 860]
	.map((x) => circle(x, 268 + Math.abs(x - 600) * 0.2, 50, thread.paper))
	.join('');

const pot = [
	grains,
	rect(300, 304, 600, 30, thread.paper),
	path('M232 330H968V390H232Z', '#C9C2B2'),
	path('M280 390H920C920 560 850 640 740 640H460C350 640 280 560 280 390Z', '#8C8778'),
	path('M600 390H920C920 560 850 640 740 640H600Z', '#6D6A5E'),
	line('M280 450H190V520H296M920 450H1010V520H904', '#C9C2B2', 26),
	rect(470, 460, 260, 110, thread.ink),
	rect(490, 500, 120, 26, thread.gold),
	rect(640, 500, 66, 26, thread.teal),
].join('');

export async function kitchen(): Promise<string> {
	const grid = { columns: 90, rows: 60, scale: 40 / 3 };
	const scene = [
		rect(0, 0, 1200, 800, wall),
		rect(0, 690, 1200, 110, hearth),
		...[440, 600, 760].map(steam),
		...[400, 500, 600, 700, 800].map(flame),
		pot,
	];
	const drawn = await sample(grid, scene.join(''));
	return renderPattern({ id: 'kitchen', ...grid, ground: '#3A0F1C' }, (x, y) => {
		const colour = drawn(x, y) ?? '';
		const grain = y > 14 && y < 25 && (x * 3 + y * 5) % 7 === 0;
		if (colour === thread.paper && grain) return '#CDB98E';
		if (colour !== wall) return colour;
		const part = getButiPart(wrapIndex(x + 3, 12) - 6, wrapIndex(y, 12) - 6);
		const quiet = y > 47 || (x > 22 && x < 67);
		if (!quiet && part === 'heart') return thread.gold;
		if (!quiet && part === 'ring') return thread.pink;
		return y % 2 ? wall : '#701B37';
	});
}
