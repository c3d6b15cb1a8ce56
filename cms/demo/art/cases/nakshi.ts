// Kantha: running stitch on old cloth, madder, indigo and turmeric.
import { createRange, createSeededRandom, pickItem, repeatDrawing } from '@sumu/contract/weave';
import { phone } from '../screen.ts';
import { bar, bars, circle, line, move, rect, ring } from '../svg.ts';
import { text } from '../text.ts';
import { box, note, notebook, scribble, small, stroke, window } from './kit.ts';

const cloth = '#EFE3CF';
const blue = '#1F3F7A';
const madder = '#B4233A';
const turmeric = '#D98A1B';
const ink = '#1B1411';

const yarns = [madder, blue, turmeric, blue];
const title = { face: 'bricolage', weight: 700, width: 80 } as const;
const run = { dash: '16 12', cap: 'round' } as const;

const petals = (x: number, y: number, size: number, colour: string, heart: string) =>
	repeatDrawing(
		8,
		(turn) =>
			`<ellipse cx="${x}" cy="${y - size * 0.62}" rx="${size * 0.22}" ry="${size * 0.42}" transform="rotate(${turn * 45} ${x} ${y})" fill="${colour}"/>`,
	) + circle(x, y, size * 0.2, heart);

/** A quilt: rows of stitches around one flower. */
const quilt = (width: number, height: number, colours: readonly string[]) => {
	const step = 34;
	const rings = Math.floor(Math.min(width, height) / 2 / step);
	return (
		rect(0, 0, width, height, cloth) +
		repeatDrawing(rings, (at) => {
			const inset = 18 + at * step;
			const d = `M${inset} ${inset}h${width - 2 * inset}v${height - 2 * inset}h${2 * inset - width}z`;
			return line(d, pickItem(colours, at), 6, { ...run, offset: at * 9 });
		}) +
		petals(
			width / 2,
			height / 2,
			Math.min(width, height) * 0.3,
			colours[0] ?? madder,
			colours[1] ?? blue,
		)
	);
};

const shop = () =>
	rect(0, 0, 1500, 1000, blue) +
	repeatDrawing(9, (row) =>
		line(`M0 ${60 + row * 112}h1500`, '#3F5E97', 6, { ...run, offset: row * 8 }),
	) +
	window(
		cloth,
		'#14305F',
		move(0, 0, quilt(700, 800, yarns)) +
			text(760, 150, 26, 'One of one', madder, small) +
			text(756, 250, 88, 'Lotus, twice', ink, title) +
			text(760, 330, 34, 'by Rahima Khatun, Jamalpur', '#6B5B45', small) +
			bars(760, 390, [400, 360, 410, 220], '#C9B79A', 32, 9) +
			rect(760, 560, 300, 78, turmeric, { radius: 2 }) +
			text(910, 610, 30, 'Order, by 12 May', ink, { anchor: 'middle', tracking: 0 }) +
			text(760, 710, 28, '৳ 6,200, of which 3,900 are hers', '#6B5B45', small),
	);

const close = () => {
	const random = createSeededRandom(8);
	return (
		rect(0, 0, 1000, 1000, cloth) +
		repeatDrawing(26, (row) => line(`M-20 ${row * 40 + 6}h1040`, '#E3D3B8', 3)) +
		createRange(11)
			.map((row) =>
				repeatDrawing(13, (at) => {
					const y = 60 + row * 88 + (random() - 0.5) * 12;
					const x = 10 + at * 80 + (row % 2) * 36;
					return line(
						`M${x} ${y.toFixed(0)}l46 ${((random() - 0.5) * 14).toFixed(0)}`,
						pickItem(yarns, row),
						17,
						{ cap: 'round' },
					);
				}),
			)
			.join('') +
		rect(60, 850, 480, 90, ink) +
		text(96, 908, 36, '1 : 1, as your eye sees it', cloth, small)
	);
};

const basket = () =>
	rect(0, 0, 800, 1000, turmeric) +
	phone(
		{ x: 178, y: 60, width: 444, height: 880, radius: 54 },
		ink,
		'#FBF4E6',
		text(36, 120, 50, 'Your quilt', ink, title) +
			move(36, 160, quilt(372, 260, yarns)) +
			text(36, 500, 28, 'Rahima Khatun', ink, small) +
			text(408, 500, 28, '৳ 3,900', madder, { weight: 600, anchor: 'end' }) +
			text(36, 560, 28, 'Cloth and thread', ink, small) +
			text(408, 560, 28, '৳ 900', ink, { ...small, anchor: 'end' }) +
			text(36, 620, 28, 'The workshop', ink, small) +
			text(408, 620, 28, '৳ 1,400', ink, { ...small, anchor: 'end' }) +
			bar(36, 660, 372, '#E3D3B8', 4) +
			rect(36, 720, 372, 84, blue, { radius: 2 }) +
			text(222, 774, 32, 'Pay ৳ 6,200', cloth, { anchor: 'middle', tracking: 0 }),
	);

const makers = ['Rahima', 'Shefali', 'Anowara', 'Jorina', 'Momtaz', 'Kohinoor'];
const people = () =>
	rect(0, 0, 1500, 1000, cloth) +
	text(90, 150, 80, 'Twenty-three women', ink, title) +
	makers
		.map((name, at) =>
			move(
				90 + (at % 3) * 450,
				220 + Math.floor(at / 3) * 380,
				quilt(420, 270, [pickItem(yarns, at), pickItem(yarns, at + 1)]) +
					text(0, 324, 38, name, ink, { weight: 500, tracking: 0 }),
			),
		)
		.join('');

const pencil = '#4A3B33';
const sketch = () =>
	notebook(
		'#F6EEDF',
		'#DFD0B8',
		note(90, 120, 'how one looks at a quilt: very close', pencil, 56) +
			box(120, 190, 620, 720, pencil) +
			repeatDrawing(7, (row) =>
				line(`M170 ${270 + row * 90}q130-40 260 0t260 0`, pickItem([madder, blue], row), 6, run),
			) +
			stroke(740, 420, 850, 360, pencil) +
			note(870, 360, 'no size chart: no two', pencil) +
			note(870, 412, 'are alike', pencil) +
			box(880, 500, 230, 80, turmeric) +
			note(905, 556, 'order', turmeric) +
			note(870, 690, 'her name above the price,', madder) +
			note(870, 742, 'not below', madder) +
			stroke(860, 755, 1330, 762, madder, 4) +
			ring(1300, 230, 80, pencil, 6) +
			stroke(1358, 288, 1430, 370, pencil, 9) +
			scribble(1150, 520, 240, 2, pencil),
	);

const before = () =>
	rect(0, 0, 1500, 1000, '#ECECEC') +
	rect(0, 0, 1500, 90, '#5B4A8A') +
	text(50, 60, 40, 'HANDICRAFT > BEDDING > OTHER (214)', '#FFF', small) +
	repeatDrawing(24, (at) => {
		const [x, y] = [50 + (at % 8) * 178, 130 + Math.floor(at / 8) * 280];
		return (
			rect(x, y, 160, 250, '#FFF') +
			rect(
				x + 10,
				y + 10,
				140,
				120,
				pickItem(['#B98A84', '#8A93B4', '#C2AE84', '#9AA58C'], at * 5),
			) +
			bars(x + 10, y + 150, [130, 90], '#BBB', 20, 7) +
			rect(x + 10, y + 204, 90, 30, '#F0A51E', { radius: 4 })
		);
	});

export const nakshi = {
	'nakshi-stitch-shop': shop,
	'nakshi-stitch-close': close,
	'nakshi-stitch-basket': basket,
	'nakshi-stitch-people': people,
	'nakshi-stitch-sketch': sketch,
	'nakshi-stitch-before': before,
};
