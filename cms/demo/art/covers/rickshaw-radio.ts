// The spokes of a rickshaw wheel, with the player at its hub.
import { createRange, repeatDrawing } from '@sumu/contract/weave';
import { phone } from '../screen.ts';
import { bar, circle, move, path, polygon, rect, ring } from '../svg.ts';
import { text } from '../text.ts';

const night = '#14144F';
const sun = '#FFC21A';
const rose = '#E2336B';
const cream = '#FFF3D6';
const hub = { x: 500, y: 640 };

function spoke(index: number): string {
	const rim = (turn: number) => {
		const angle = (turn / 48) * Math.PI * 2;
		return `${hub.x + 1000 * Math.cos(angle)},${hub.y + 1000 * Math.sin(angle)}`;
	};
	return polygon(
		`${hub.x},${hub.y} ${rim(index)} ${rim(index + 0.5)}`,
		index % 4 ? '#C91F59' : sun,
	);
}

function tile(x: number, y: number): string {
	const distance = Math.abs(x - 11) + Math.abs(y - 11);
	const teal = distance > 14 && (x + y) % 2 ? '#0FA38B' : null;
	const colour = distance <= 2 || distance % 5 === 2 ? night : distance % 5 === 0 ? rose : teal;
	return colour ? rect(x * 14, y * 14 + 1, 14, 12.6, colour, { radius: 2 }) : '';
}

const artwork =
	rect(0, 0, 322, 322, sun) +
	createRange(23 * 23)
		.map((i) => tile(i % 23, Math.floor(i / 23)))
		.join('');

const track = (index: number) =>
	rect(0, 0, 44, 44, index ? '#FF7A3D' : '#0FA38B', { radius: 4 }) +
	bar(60, 10, index ? 120 : 160, cream) +
	bar(60, 30, 90, '#6A68B5', 6);

const player = [
	text(44, 92, 30, 'Rickshaw Radio', cream, { weight: 700 }),
	move(44, 130, artwork),
	text(44, 516, 38, 'Moghbazar, 6 am', cream),
	bar(44, 540, 180, '#8A87C9'),
	bar(44, 596, 322, '#3B3A86', 6),
	bar(44, 596, 140, sun, 6),
	circle(184, 599, 12, cream),
	circle(205, 690, 46, rose),
	path('M194 668v44l36-22z', '#FFF'),
	repeatDrawing(2, (index) => move(44, 764 + index * 58, track(index))),
].join('');

export const rickshawRadio = () =>
	rect(0, 0, 1000, 1250, rose) +
	repeatDrawing(48, spoke) +
	ring(hub.x, hub.y, 470, '#12124A', 34) +
	ring(hub.x, hub.y, 430, sun, 12, { dash: '4 22' }) +
	phone({ x: 295, y: 150, width: 410, height: 910, radius: 52 }, '#0C0C2E', night, player);
