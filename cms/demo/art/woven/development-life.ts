// Rain over a skyline, one lit desk, a sun that is a lozenge.
import { createRange, createSeededRandom, renderPattern, wrapIndex } from '@sumu/contract/weave';
import { thread } from '../thread.ts';

const columns = 84;
const rows = 98;
const street = rows - 12;
const random = createSeededRandom(11);

type House = { left: number; width: number; height: number };

function skyline(): House[] {
	const columnsOf: House[] = [];
	for (let x = 0; x < columns; ) {
		const house = {
			left: x,
			width: 4 + Math.floor(random() * 7),
			height: 10 + Math.floor(random() * 34),
		};
		columnsOf.push(...createRange(house.width).map(() => house));
		x += house.width;
	}
	return columnsOf;
}

const houses = skyline();

const rain = new Set(
	createRange(150).flatMap(() => {
		const [x, y] = [Math.floor(random() * columns), Math.floor(random() * rows)];
		return createRange(3).map((drop) => `${x},${y + drop}`);
	}),
);

// Most lights are already out.
const windows = new Map(
	createRange(520).map(() => {
		const at = `${Math.floor((random() * columns) / 2)},${Math.floor((random() * rows) / 3)}`;
		return [at, random() < 0.68 ? '#1D5A47' : thread.gold] as const;
	}),
);

function hem(x: number, y: number): string {
	if (y === street || y === rows - 1) return thread.gold;
	const distance = Math.abs(wrapIndex(x, 12) - 6) + Math.abs(y - (rows - 6));
	if (distance <= 1) return thread.gold;
	return { 3: thread.paper, 5: thread.pink }[distance] ?? thread.red;
}

function desk(x: number, y: number): string {
	if (y === 61 || y === 73 || x === 20 || x === 31) return thread.paper;
	if (y === 70) return thread.ink;
	return x > 24 && x < 29 && y > 64 && y < 69 ? thread.red : thread.gold;
}

function wall(house: House, x: number, y: number): string {
	const level = y - (street - house.height);
	const pane = (x - house.left) % 2 === 1 && level % 3 === 2 && x - house.left < house.width - 1;
	const light = pane && windows.get(`${Math.floor(x / 2)},${Math.floor(level / 3)}`);
	return light || (['#0B2C22', '#0F3A2D', '#134736'][(house.left * 7) % 3] ?? thread.night);
}

function sky(x: number, y: number): string {
	if (rain.has(`${x},${y}`)) return '#8FC9B4';
	const sun = Math.abs(x - 58) + Math.abs(y - 24);
	if (sun <= 9) return sun % 3 === 2 ? '#E99C14' : thread.gold;
	if (sun === 11) return thread.red;
	if (sun === 13) return thread.pink;
	const band = y < rows * 0.3 ? 0 : y < rows * 0.55 ? 1 : 2;
	const pairs = [
		['#17604B', '#145543'],
		['#1C7159', '#1A6650'],
		['#25866A', '#217A61'],
	];
	return pairs[band]?.[y % 2 ? 0 : 1] ?? thread.green;
}

function cell(x: number, y: number): string {
	const house = houses[x];
	if (y >= street) return hem(x, y);
	if (!house || y < street - house.height) return sky(x, y);
	return x >= 20 && x < 32 && y > 60 && y < 74 ? desk(x, y) : wall(house, x, y);
}

export const developmentLife = () =>
	renderPattern({ id: 'life', columns, rows, scale: 1200 / columns, ground: '#051711' }, cell);
