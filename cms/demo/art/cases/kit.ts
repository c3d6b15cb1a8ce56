// Parts shared by the pictures of several cases: windows and hand-drawn lines.
import { createSeededRandom, repeatDrawing } from '@sumu/contract/weave';
import { page } from '../screen.ts';
import { circle, line, move, rect } from '../svg.ts';
import { text } from '../text.ts';

export const wide = { width: 1500, height: 1000 };

/** Browser window in the middle of a wide picture; its content is 1240 by 800. */
export const window = (ground: string, bar: string, inner: string) =>
	page(
		{ x: 130, y: 75, width: 1240, height: 850, radius: 14 },
		ground,
		rect(0, 0, 1240, 50, bar) +
			repeatDrawing(3, (index) => circle(30 + index * 26, 25, 7, '#FFFFFF55')) +
			rect(420, 13, 400, 24, '#FFFFFF33', { radius: 12 }) +
			move(0, 50, inner),
		0.34,
	);

export const small = { weight: 400, tracking: 0 } as const;
export const hand = { face: 'newsreader', weight: 400, tracking: -0.01 } as const;

const wobble = (
	from: number,
	to: number,
	along: (at: number, off: number) => string,
	seed: number,
) => {
	const random = createSeededRandom(seed);
	const steps = 5;
	return Array.from({ length: steps + 1 }, (_, step) =>
		along(from + ((to - from) * step) / steps, (random() - 0.5) * 7),
	).join('L');
};

/** Hand-drawn line. */
export function stroke(x1: number, y1: number, x2: number, y2: number, ink: string, width = 4) {
	const seed = Math.round(x1 * 7 + y1 * 13 + x2 * 17 + y2);
	const d = wobble(
		0,
		1,
		(at, off) => {
			const [dx, dy] = [x2 - x1, y2 - y1];
			const length = Math.hypot(dx, dy) || 1;
			const x = x1 + dx * at - (dy / length) * off;
			const y = y1 + dy * at + (dx / length) * off;
			return `${x.toFixed(0)} ${y.toFixed(0)}`;
		},
		seed,
	);
	return line(`M${d}`, ink, width, { cap: 'round' });
}

/** Hand-drawn box whose corners do not quite meet. */
export const box = (x: number, y: number, width: number, height: number, ink: string) =>
	stroke(x - 6, y, x + width + 8, y + 2, ink) +
	stroke(x + width, y - 8, x + width - 2, y + height + 5, ink) +
	stroke(x + width + 5, y + height, x - 4, y + height + 2, ink) +
	stroke(x, y + height + 7, x + 1, y - 5, ink);

/** Scribble as a placeholder for handwriting. */
export const scribble = (x: number, y: number, width: number, rows: number, ink: string) =>
	repeatDrawing(rows, (row) => {
		const length = width * (1 - ((row * 37) % 30) / 100);
		let d = `M${x} ${y + row * 26}`;
		for (let at = 8; at < length; at += 14) d += `q4 ${at % 28 < 14 ? -9 : -6} 7 0t7 0`;
		return line(d, ink, 3, { cap: 'round' });
	});

/** Notebook page with a dot grid behind the drawing. */
export const notebook = (paper: string, dot: string, inner: string) =>
	rect(0, 0, 1500, 1000, paper) +
	`<pattern id="dots" width="40" height="40" patternUnits="userSpaceOnUse">${circle(20, 20, 2, dot)}</pattern>` +
	rect(0, 0, 1500, 1000, 'url(#dots)') +
	inner;

export const note = (x: number, y: number, words: string, ink: string, size = 40) =>
	text(x, y, size, words, ink, hand);
