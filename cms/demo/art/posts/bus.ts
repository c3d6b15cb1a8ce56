// Bus 27 to Motijheel: its windows show the steps of one page loading.
import { repeatDrawing } from '@sumu/contract/weave';
import { bar, bars, circle, clip, line, move, path, rect } from '../svg.ts';
import { text } from '../text.ts';

const night = '#12324A';
const red = '#E4432A';
const dark = '#B32E1A';
const cream = '#FBEFD2';
const gold = '#F7B52C';
const ink = '#101B26';

const hill = (sky: string) =>
	rect(0, 0, 148, 92, sky) +
	circle(108, 30, 17, red) +
	path('M0 92L48 34L86 74L108 54L148 92Z', '#1F7A66');

// The four steps: placeholders, headline, picture and text, complete page.
const stages = [
	rect(16, 22, 148, 92, '#E4D6B4') + bars(16, 134, [148, 110], '#E4D6B4', 26, 12),
	rect(16, 22, 148, 92, '#E4D6B4') + bar(16, 132, 148, ink, 16) + bar(16, 160, 100, '#E4D6B4', 12),
	move(16, 22, hill('#C9DCE0')) + bar(16, 132, 148, ink, 16) + bar(16, 160, 100, '#A79B80', 12),
	move(16, 22, hill('#FFD98A')) +
		bar(16, 132, 148, ink, 16) +
		bar(16, 160, 60, '#A79B80', 12) +
		rect(98, 152, 66, 30, red, { radius: 15 }),
];

const windows = stages.map((page, index) =>
	move(78 + index * 200, 150, clip(0, 0, 180, 200, 14, rect(0, 0, 180, 200, cream) + page)),
);

const wheel = (x: number) =>
	path(`M${x - 92} 500a92 92 0 0 1 184 0z`, night) +
	circle(x, 500, 78, ink) +
	circle(x, 500, 40, gold) +
	circle(x, 500, 14, ink);

// Luggage on the roof.
const rack = [
	rect(190, -26, 130, 74, '#2F8F7C', { radius: 20 }),
	rect(334, -2, 160, 50, '#D9A441', { radius: 8 }),
	rect(404, -2, 16, 50, cream),
	rect(508, -38, 110, 86, '#E9778F', { radius: 26 }),
	rect(632, 6, 180, 42, '#5E86B8', { radius: 8 }),
	rect(160, 44, 690, 10, cream),
	repeatDrawing(6, (index) => rect(170 + index * 132, 44, 10, 22, cream)),
].join('');

const bus = [
	rack,
	path('M60 60H1010Q1060 60 1076 110L1110 330V500H20V100Q20 60 60 60Z', red),
	rect(20, 380, 1090, 120, dark),
	rect(20, 372, 1090, 16, gold),
	...windows,
	path('M892 150H1022Q1036 150 1040 164L1072 350H892Z', '#9FD0DC'),
	rect(300, 76, 440, 56, ink, { radius: 6 }),
	text(330, 118, 42, '27', gold, { weight: 700 }),
	text(400, 117, 38, 'Motijheel', gold, { weight: 500, tracking: 0 }),
	rect(1060, 420, 56, 34, gold, { radius: 8 }),
	wheel(230),
	wheel(880),
].join('');

const lamp = (index: number) =>
	rect(130 + index * 420, 0, 10, 640, '#1C4866') + circle(135 + index * 420, 70, 26, gold);

export const bus27 = () =>
	[
		rect(0, 0, 1200, 800, night),
		repeatDrawing(3, lamp),
		repeatDrawing(5, (index) =>
			rect(0, 168 + index * 64, 90 + ((index * 67) % 130), 8, '#24597C', { radius: 4 }),
		),
		rect(0, 660, 1200, 140, '#0B2233'),
		line('M0 742H1200', gold, 10, { dash: '90 60' }),
		move(56, 128, bus),
	].join('');
