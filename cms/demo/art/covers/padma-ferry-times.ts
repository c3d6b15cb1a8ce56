// The river as tide lines, the timetable on the bank.
import { repeatDrawing } from '@sumu/contract/weave';
import { page } from '../screen.ts';
import { circle, line, move, rect } from '../svg.ts';
import { text } from '../text.ts';

const river = '#0C4A6B';
const ember = '#F25C2A';
const ink = '#0A2C40';

const boats = [
	{ time: '14:20', to: 'Daulatdia', full: 0.7 },
	{ time: '15:05', to: 'Aricha', full: 0.45 },
	{ time: '15:50', to: 'Daulatdia', full: 0.9 },
	{ time: '16:35', to: 'Kazirhat', full: 0.2 },
];

function wave(index: number): string {
	const top = 560 + index * 22;
	const height = 4 + index * 0.45;
	let d = `M-10 ${top}`;
	for (let x = 0; x <= 1020; x += 12)
		d += `L${x} ${(top + Math.sin(x / 60 + index * 1.3) * height).toFixed(1)}`;
	return line(d, index % 6 ? river : ember, 4 + index * 0.22);
}

const departure = ({ time, to, full }: (typeof boats)[number], index: number) =>
	move(
		36,
		286 + index * 66,
		rect(0, 0, 788, 1.5, '#B9CBD3') +
			text(0, 44, 30, time, ink) +
			text(144, 44, 26, to, ink, { weight: 400, tracking: 0 }) +
			rect(614, 22, 170 * full, 14, full > 0.8 ? ember : river, { radius: 2 }),
	);

const timetable = [
	rect(0, 0, 860, 70, river),
	text(36, 47, 30, 'Padma Ferry Times', '#FFF'),
	text(36, 190, 110, 'Paturia 14:20', ink, { weight: 700, width: 78, tracking: -0.03 }),
	text(38, 240, 26, 'On time. Boards at pontoon 3.', '#3C6478', { weight: 400, tracking: 0 }),
	...boats.map(departure),
].join('');

export const padmaFerryTimes = () =>
	rect(0, 0, 1000, 1250, '#CFE3EA') +
	repeatDrawing(34, wave) +
	circle(760, 240, 150, ember) +
	page({ x: 70, y: 190, width: 860, height: 560, radius: 8 }, '#FDFDF8', timetable);
