// The web page inside the hero textile, in cells from the page's top left corner.
import { wrapIndex } from '@sumu/contract/weave';
import { thread } from '../thread.ts';

const left = 2;

function navigation(u: number, width: number): string {
	if (u === 2 || u === 3) return thread.red;
	const inMenu = u >= width - 13 && u < width - 2;
	return inMenu && wrapIndex(u - width + 13, 4) !== 3 ? thread.ink : thread.paper;
}

function headline(u: number, v: number, width: number): string {
	const share = [0.82, 0.82, 0, 0.62, 0.62, 0][v - 5] ?? 0;
	const word = v < 7 ? 7 : 9;
	const inWord = wrapIndex(u - left, word) !== word - 1;
	return u >= left && u < left + width * share && inWord ? thread.ink : thread.paper;
}

function copy(u: number, v: number, width: number): string {
	const end = left + width * (v === 12 ? 0.5 : 0.42);
	return u >= left && u < end ? thread.stone : thread.paper;
}

function buttons(u: number): string {
	if (u >= left && u < left + 6) return thread.red;
	return u >= left + 8 && u < left + 14 ? thread.sand : thread.paper;
}

function landscape(x: number, y: number, width: number, height: number): string {
	const far = height - 2 - Math.round(Math.abs(x - width * 0.28) * 0.55);
	const near = height + 1 - Math.round(Math.abs(x - width * 0.62) * 0.42);
	if (y >= Math.max(far, 4)) return (y - far) % 3 === 0 ? thread.teal : thread.green;
	if (y >= near) return (y - near) % 2 ? thread.teal : thread.moss;
	const sun = Math.abs(x - Math.floor(width * 0.68)) + Math.abs(y - Math.floor(height * 0.42));
	if (sun <= 4 || sun === 6) return thread.red;
	return y % 4 === 3 ? '#EDB23F' : thread.gold;
}

function cards(u: number, v: number, width: number): string {
	const size = Math.floor((width - 8) / 3);
	const card = Math.floor((u - left) / (size + 2));
	const x = u - left - card * (size + 2);
	const colour = [thread.pink, thread.teal, thread.red][card];
	if (!colour || u < left || x >= size) return thread.paper;
	if (v < 5) {
		const distance = Math.abs(x - Math.floor(size / 2)) + Math.abs(v - 2);
		return distance <= 1 || distance === 3 ? thread.paper : colour;
	}
	return v === 6 && x < size * 0.8 ? thread.ink : thread.paper;
}

export function pageCell(u: number, v: number, width: number, height: number): string {
	const picture = Math.round(height * 0.36);
	if (u === 0 || v === 0 || u === width - 1 || v === height - 1) return thread.paper;
	if (v === 2) return navigation(u, width);
	if (v >= 5 && v <= 10) return headline(u, v, width);
	if (v === 12 || v === 14) return copy(u, v, width);
	if (v === 16 || v === 17) return buttons(u);
	if (v >= 20 && v < 20 + picture && u >= left && u <= width - 3)
		return landscape(u - left, v - 20, width - 4, picture);
	if (v >= 22 + picture) return cards(u, v - 22 - picture, width);
	return thread.paper;
}
