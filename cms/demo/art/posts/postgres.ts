// A thick book with bookmarks as indexes: without them, every row must be read.
import { createSeededRandom, repeatDrawing } from '@sumu/contract/weave';
import { line, path, polygon, rect } from '../svg.ts';
import { text } from '../text.ts';

const ground = '#0F6E5C';
const cover = '#12283A';
const paper = '#F8EFDA';
const ribbons = [
	{ y: 236, x: 960, colour: '#F6B92B' },
	{ y: 350, x: 1010, colour: '#F59BB0' },
	{ y: 540, x: 940, colour: '#8ECAE6' },
];

function pages(): string {
	const random = createSeededRandom(54);
	return repeatDrawing(27, (index) => {
		const y = 196 + index * 16;
		const end = 900 - random() * 16;
		return line(`M250 ${y}H${end.toFixed(0)}`, index % 5 === 0 ? '#C9B88F' : '#E0D3B0', 4);
	});
}

const tab = ({ x, y, colour }: (typeof ribbons)[number]) =>
	polygon(`760,${y} ${x},${y} ${x - 26},${y + 20} ${x},${y + 40} 760,${y + 40}`, colour);

const found = [
	rect(250, 438, 750, 44, '#E8402A'),
	path('M1000 438Q1064 438 1064 500V716L1042 690L1020 716V500Q1020 482 1000 482Z', '#C22D19'),
	text(284, 471, 32, 'where slug = ‘tea-house’', paper, { weight: 500, tracking: 0.01, width: 96 }),
].join('');

export const postgres = () =>
	[
		rect(0, 0, 1200, 800, ground),
		rect(0, 690, 1200, 110, '#0B5647'),
		path('M250 150H890V650H250Q160 650 160 400T250 150Z', cover),
		path('M250 184H908Q892 400 908 618H250Q206 618 206 400T250 184Z', paper),
		pages(),
		ribbons.map(tab).join(''),
		found,
		path(
			'M250 130H960V166H250Q184 166 184 400T250 634H960V670H250Q140 670 140 400T250 130Z',
			cover,
		),
	].join('');
