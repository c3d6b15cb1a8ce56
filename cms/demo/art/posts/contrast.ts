// Five backgrounds, one text colour: the measured contrast ratio decides, not the eye.
import { circle, line, move, rect } from '../svg.ts';
import { text } from '../text.ts';

const ink = '#2B1A4F';
const grounds = ['#5A4391', '#8B76BD', '#B3A2DB', '#D9CEF2', '#FFF7E6'];

const channel = (value: number) =>
	value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

function luminance(hex: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
		channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
	);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const ratio = (ground: string) => (luminance(ground) + 0.05) / (luminance(ink) + 0.05);

function strip(ground: string, index: number): string {
	const measured = ratio(ground);
	const passes = measured >= 4.5;
	const mark = passes
		? circle(120, 700, 34, '#0F7B5B') + line('M104 701l11 12 21-25', '#FFF', 8, { cap: 'round' })
		: circle(120, 700, 34, '#E0432B') +
			line('M108 688l24 24m0-24l-24 24', '#FFF', 8, { cap: 'round' });
	return move(
		index * 240,
		0,
		rect(0, 0, 240, 800, ground) +
			text(120, 350, 210, 'Aa', ink, {
				anchor: 'middle',
				weight: 700,
				width: 80,
				tracking: -0.03,
			}) +
			text(120, 610, 64, measured.toFixed(1), passes ? ink : '#FFF7E6', {
				anchor: 'middle',
				width: 84,
			}) +
			mark,
	);
}

// A ruler laid across the strips.
const ruler = [
	rect(0, 440, 1200, 74, '#FFC93A'),
	...Array.from({ length: 41 }, (_, index) =>
		rect(index * 30 - 2, 440, 4, index % 4 ? 22 : 40, ink),
	),
].join('');

export const contrast = () => grounds.map(strip).join('') + ruler;
