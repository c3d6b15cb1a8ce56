import { repeatDrawing } from '@sumu/contract/weave';
import { circle, polygon, rect } from '../svg.ts';
import { text } from '../text.ts';

const deep = '#0A4F4C';
const cream = '#FFF4DC';
const ink = '#13211F';
const red = '#E5432B';

const mark = (index: number) =>
	`<g transform="rotate(${-120 + index * 12})">${rect(-3, -176, 6, index % 5 ? 18 : 34, ink)}</g>`;

const figure = (words: string, turn: number) => {
	const angle = ((turn - 90) / 180) * Math.PI;
	return text(Math.cos(angle) * 118, Math.sin(angle) * 118 + 12, 32, words, ink, {
		anchor: 'middle',
		weight: 600,
	});
};

// The dial of a market scale, in kilobytes.
export const dial = [
	circle(0, 0, 216, deep),
	circle(0, 0, 196, cream),
	repeatDrawing(21, mark),
	figure('250', -58),
	figure('500', 0),
	figure('750', 60),
	figure('1000', 118),
	text(0, 112, 58, '12 kB', red, { anchor: 'middle', weight: 700, width: 84 }),
	`<g transform="rotate(-117)">${polygon('-9,26 9,26 3,-150 -3,-150', red)}</g>`,
	circle(0, 0, 20, ink),
].join('');
