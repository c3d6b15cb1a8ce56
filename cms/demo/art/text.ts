// Text as outlines: the pictures need no installed font and look the same on every machine.
import { shape, Buffer as TextBuffer } from 'harfbuzzjs';
import { type FaceName, fontFor } from './fonts.ts';

type Style = {
	face?: FaceName;
	weight?: number;
	width?: number;
	tracking?: number;
	anchor?: 'start' | 'middle' | 'end';
};

/**
 * Outline in relative coordinates, rounded to whole font units (finer than any pixel). Repeated letters become
 * identical text, which compresses well.
 */
function fromPointToPoint(path: string): string {
	let [x, y] = [0, 0];
	let start = [x, y] as const;
	const step = (command: string, points: readonly number[]) => {
		if (command === 'Z') {
			[x, y] = start;
			return 'z';
		}
		const by = points.map((value, index) => value - (index % 2 === 0 ? x : y));
		[x = x, y = y] = points.slice(-2);
		if (command === 'M') start = [x, y];
		if (command === 'L' && by[1] === 0) return `h${by[0]}`;
		if (command === 'L' && by[0] === 0) return `v${by[1]}`;
		return command.toLowerCase() + by.join(' ').replaceAll(' -', '-');
	};
	const steps = path.matchAll(/([MLQCZ])([^MLQCZ]*)/g);
	return Array.from(steps, ([, command = '', points = '']) =>
		step(command, points.split(/[ ,]/).filter(Boolean).map(Number).map(Math.round)),
	).join('');
}

type Outline = { paths: string; width: number };

function outline(words: string, size: number, style: Style): Outline {
	const { face = 'anek', weight = 600, width = 88, tracking = -0.02 } = style;
	let x = 0;
	let paths = '';
	for (const part of words.match(/[\u0964-\u09FF]+|[^\u0964-\u09FF]+/g) ?? []) {
		const bangla = /[\u0964-\u09FF]/.test(part);
		const { font, unit } = fontFor(bangla ? 'bangla' : face, weight, width, size);
		const scale = size / unit;
		const buffer = new TextBuffer();
		buffer.addText(part);
		buffer.guessSegmentProperties();
		shape(font, buffer);
		const positions = buffer.getGlyphPositions();
		for (const [index, glyph] of buffer.getGlyphInfos().entries()) {
			const at = positions[index];
			if (!at) continue;
			const d = fromPointToPoint(font.glyphToPath(glyph.codepoint));
			const left = (x + at.xOffset * scale).toFixed(2);
			const up = (-at.yOffset * scale).toFixed(2);
			if (d) {
				const place = `translate(${left} ${up}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
				paths += `<path transform="${place}" d="${d}"/>`;
			}
			x += at.xAdvance * scale + (bangla ? 0 : tracking * size);
		}
	}
	return { paths, width: x };
}

export function textWidth(words: string, size: number, style: Style = {}): number {
	return outline(words, size, style).width;
}

export function text(
	x: number,
	y: number,
	size: number,
	words: string,
	fill: string,
	style: Style = {},
): string {
	const { paths, width } = outline(words, size, style);
	const shift = { start: 0, middle: width / 2, end: width }[style.anchor ?? 'start'];
	return `<g transform="translate(${(x - shift).toFixed(2)} ${y})" fill="${fill}">${paths}</g>`;
}
