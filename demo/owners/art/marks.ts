import { repeatDrawing, toSvgDocument } from '@sumu/contract/weave';
import sharp from 'sharp';
import { circle, line, move, rect } from '../../../cms/demo/art/svg.ts';
import { text, textWidth } from '../../../cms/demo/art/text.ts';

const copper = '#B0683A';
const river = '#0A6B78';
const size = 512;

/** The blades of a lens that is half open. */
const aperture = (radius: number, colour: string, width: number) => {
	const point = (turn: number, far: number) =>
		[Math.cos(turn) * far, Math.sin(turn) * far].map((at) => at.toFixed(2)).join(' ');
	const blade = (index: number) => {
		const turn = (index * Math.PI) / 3;
		return line(`M${point(turn, radius)}L${point(turn + 1.42, radius * 0.5)}`, colour, width, {
			cap: 'round',
		});
	};
	return (
		line(
			`M${-radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0`,
			colour,
			width,
		) + repeatDrawing(6, blade)
	);
};

const pot = (colour: string) =>
	`<path fill="${colour}" d="M190 118h132c-6 26-22 44-22 74 0 34 86 60 86 140 0 58-48 92-130 92s-130-34-130-92c0-80 86-106 86-140 0-30-16-48-22-74z"/>`;

const name = { face: 'newsreader', weight: 500, tracking: -0.01 } as const;
const words = 'Anna Nováková';
const logoWidth = Math.ceil(textWidth(words, 76, name)) + 128;

const png = (width: number, height: number, body: string) =>
	sharp(Buffer.from(toSvgDocument(width, height, body)))
		.png({ compressionLevel: 9, palette: true })
		.toBuffer();

/** Each by its owner and its file: readable on light ground and on dark. */
export const marks: Readonly<Record<string, () => Promise<Buffer>>> = {
	'anna/logo': () =>
		png(
			logoWidth,
			104,
			move(52, 52, aperture(42, copper, 5)) + text(120, 78, 76, words, copper, name),
		),
	'anna/icon': () =>
		png(size, size, rect(0, 0, size, size, '#F6F1EA') + move(256, 256, aperture(170, copper, 22))),
	'ceramics/icon': () =>
		png(
			size,
			size,
			rect(0, 0, size, size, '#F2EBDD') + pot(river) + circle(256, 330, 34, '#F2EBDD'),
		),
};
