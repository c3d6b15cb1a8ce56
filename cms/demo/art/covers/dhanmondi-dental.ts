// Calm rows of teeth, and a booking page with one chosen time.
import { createRange, pickItem } from '@sumu/contract/weave';
import { page } from '../screen.ts';
import { move, path, rect } from '../svg.ts';
import { text } from '../text.ts';

const deep = '#134B40';
const enamel = ['#9CC9BC', '#F7FAF7', '#F4B79E', '#9CC9BC', '#F7FAF7', '#5FA893', '#F7FAF7'];
const times = ['9:00', '9:40', '10:20', '11:00'];

function tooth(index: number): string {
	const [row, column] = [Math.floor(index / 7), index % 7];
	const kind = (row * 3 + column * 5) % 7;
	const d = `M${column * 150 - 20} ${row * 164 + 40}a60 60 0 0 1 120 0v${kind % 2 ? 0 : 30}a60 60 0 0 1-120 0z`;
	return path(d, pickItem(enamel, kind));
}

function slot(index: number): string {
	const [column, row] = [Math.floor(index / 4), index % 4];
	const chosen = column === 2 && row === 1;
	const taken = (column + row) % 3 === 0;
	const ground = chosen ? deep : taken ? '#EEF3F0' : '#DDEBE6';
	const ink = chosen ? '#FFF' : taken ? '#B4C2BC' : deep;
	const label = text(63, 33, 22, pickItem(times, row), ink, {
		anchor: 'middle',
		tracking: 0,
		weight: 500,
	});
	return move(
		44 + column * 142,
		320 + row * 66,
		rect(0, 0, 126, 50, ground, { radius: 10 }) + label,
	);
}

const booking =
	text(44, 72, 28, 'Dhanmondi Dental', deep) +
	text(44, 190, 76, 'Pick a time,', deep, { weight: 500 }) +
	text(44, 268, 76, 'we keep it.', '#5FA893', { weight: 500 }) +
	createRange(20).map(slot).join('');

export const dhanmondiDental = () =>
	rect(0, 0, 1000, 1250, '#DDEBE6') +
	createRange(56).map(tooth).join('') +
	page({ x: 110, y: 310, width: 780, height: 640, radius: 18 }, '#FFF', booking, 0.18);
