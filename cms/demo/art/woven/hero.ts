import {
	getButiPart,
	getMotifOffset,
	getZigzagPart,
	pickItem,
	renderPattern,
	wrapIndex,
} from '@sumu/contract/weave';
import { thread } from '../thread.ts';
import { pageCell } from './hero-page.ts';

const columns = 40;
const rows = 69;
const page = { x: 7, y: 10, width: 28, height: 41 };
const petals = [thread.pink, thread.red, thread.paper, thread.red, thread.pink];

function selvedge(x: number, y: number): string {
	if (x === 4) return thread.paper;
	const part = getZigzagPart(x, y, 8);
	return part === 'edge' ? thread.gold : part === 'inside' ? thread.red : thread.moss;
}

// The anchal: the end piece of a sari, with its boldest pattern.
function anchal(x: number, fromFoot: number): string {
	const rules = [thread.gold, thread.green, thread.red];
	const rule = rules[Math.min(fromFoot, 13 - fromFoot)];
	if (rule) return rule;
	const distance = Math.abs(wrapIndex(x - 1, 14) - 7) + Math.abs(Math.round(fromFoot - 6.5));
	if (distance <= 1) return thread.gold;
	if (distance <= 3) return thread.pink;
	if (distance === 5) return thread.paper;
	if (distance === 6) return thread.red;
	return fromFoot % 2 ? thread.green : thread.moss;
}

function field(x: number, y: number): string {
	const part = getButiPart(...getMotifOffset(x + 2, y, 12));
	const shift = wrapIndex(Math.floor(y / 12), 2) * 6;
	const bloom = Math.floor((x + shift + 2) / 12) * 7 + Math.floor(y / 12) * 5;
	if (part === 'heart' || part === 'tip') return thread.gold;
	if (part === 'petal') return pickItem(petals, bloom);
	if (part === 'ring') return thread.paper;
	return y % 2 ? thread.green : thread.moss;
}

function cell(x: number, y: number): string {
	if (x < 5) return selvedge(x, y);
	if (rows - 1 - y < 14) return anchal(x, rows - 1 - y);
	const [u, v] = [x - page.x, y - page.y];
	const inside = u >= 0 && v >= 0 && u < page.width && v < page.height;
	if (inside) return pageCell(u, v, page.width, page.height);
	const besideShadow = u === -1 && v >= 1 && v <= page.height;
	const belowShadow = v === page.height && u >= -1 && u < page.width - 1;
	return besideShadow || belowShadow ? '#08251C' : field(x, y);
}

export const hero = () =>
	renderPattern({ id: 'hero', columns, rows, scale: 870 / columns, ground: thread.night }, cell);
