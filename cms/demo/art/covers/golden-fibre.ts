// Hessian seen from very close, and the order sheet tied to the bale.
import { createRange, repeatDrawing } from '@sumu/contract/weave';
import { page } from '../screen.ts';
import { bars, circle, line, move, rect } from '../svg.ts';
import { text } from '../text.ts';

const dark = '#2B170B';
const cream = '#FFF4DB';
const leaf = '#1F5F4A';
const cell = 200;

function strand(warp: boolean): string {
	const body = rect(-24, 17, cell + 48, 166, warp ? '#B9791C' : '#E3A937', { radius: 26 });
	const fibre = (index: number) =>
		line(`M0 ${50 + index * 33}h200`, warp ? '#9C6213' : '#C98B22', 7, {
			dash: '58 16',
			offset: index * 31,
		});
	const lying = body + repeatDrawing(4, fibre);
	return warp ? `<g transform="rotate(90 100 100)">${lying}</g>` : lying;
}

// Draws the lower strands first, so that the upper ones cover them at each crossing.
function weave(): string {
	const crossings = createRange(42).map((index) => ({
		column: index % 6,
		row: Math.floor(index / 6),
	}));
	const below = crossings.filter(({ column, row }) => (column + row) % 2 === 0);
	const above = crossings.filter(({ column, row }) => (column + row) % 2 === 1);
	return [...below, ...above]
		.map(({ column, row }) =>
			move(column * cell - 100, row * cell - 75, strand((column + row) % 2 === 0)),
		)
		.join('');
}

const stepper = [
	rect(56, 470, 200, 72, '#F1DFB4'),
	text(86, 520, 40, '−', dark),
	text(156, 519, 36, '12', dark, { anchor: 'middle' }),
	text(226, 520, 40, '+', dark, { anchor: 'end' }),
	rect(276, 470, 228, 72, leaf),
	text(390, 517, 30, 'Order bales', cream, { anchor: 'middle', tracking: 0 }),
].join('');

const sheet = [
	rect(0, 0, 560, 120, leaf),
	circle(280, 60, 24, dark),
	text(56, 214, 34, 'Golden Fibre', leaf, { weight: 700 }),
	text(56, 300, 88, 'Hessian, 40 in', dark, { weight: 700, width: 78, tracking: -0.03 }),
	text(56, 390, 64, '৳ 18,400', '#A85A0C', { width: 80 }),
	text(504, 390, 30, 'a bale', dark, { weight: 400, anchor: 'end', tracking: 0 }),
	rect(56, 426, 448, 3, '#E0C98F'),
	stepper,
	bars(56, 590, [448, 400, 260], '#CDB77F', 28, 9),
].join('');

export const goldenFibre = () =>
	[
		rect(0, 0, 1000, 1250, '#3A2210'),
		weave(),
		'<g transform="rotate(-5 500 680)">',
		page({ x: 220, y: 330, width: 560, height: 700, radius: 6 }, cream, sheet, 0.5),
		line('M500 390C470 250 560 150 520 -60', cream, 12, { cap: 'round' }),
		'</g>',
	].join('');
