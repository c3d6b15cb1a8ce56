// The Wi-Fi symbol as an umbrella, with dry ground below it.
import { createRange, createSeededRandom, renderPattern } from '@sumu/contract/weave';
import { border } from '../border.ts';
import { sample } from '../sample.ts';
import { circle, line, path, rect } from '../svg.ts';
import { thread } from '../thread.ts';

const columns = 90;
const rows = 60;
const sky = '#1F6E86';
const dry = '#164F62';

const arc = (radius: number, colour: string) =>
	line(
		`M${600 - radius * 0.83} ${470 - radius * 0.56}A${radius} ${radius} 0 0 1 ${600 + radius * 0.83} ${470 - radius * 0.56}`,
		colour,
		62,
	);

const umbrella = [
	rect(0, 0, 1200, 800, sky),
	path('M600 470L251 235A420 420 0 0 1 949 235Z', dry),
	rect(240, 240, 720, 460, dry),
	arc(420, thread.gold),
	arc(310, thread.red),
	arc(200, thread.paper),
	rect(586, 400, 28, 214, thread.ink),
	circle(600, 452, 44, thread.gold),
	line('M600 600Q600 652 646 652T692 600', thread.ink, 28),
].join('');

function rain(): Set<string> {
	const random = createSeededRandom(27);
	return new Set(
		createRange(230).flatMap(() => {
			const [x, y] = [Math.floor(random() * columns), Math.floor(random() * rows)];
			return createRange(3).map((drop) => `${x},${y + drop}`);
		}),
	);
}

export async function umbrellaInRain(): Promise<string> {
	const grid = { columns, rows, scale: 40 / 3 };
	const drawn = await sample(grid, umbrella);
	const drops = rain();
	return renderPattern({ id: 'umbrella', ...grid, ground: '#0C3440' }, (x, y) => {
		if (y >= rows - 9) return border(x + 3, y - (rows - 9)) ?? thread.night;
		const colour = drawn(x, y) ?? '';
		if (colour !== sky) return colour;
		if (drops.has(`${x},${y}`)) return '#A9DCE4';
		return y % 2 ? sky : '#1B647A';
	});
}
