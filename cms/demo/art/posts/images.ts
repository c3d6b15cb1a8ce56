// A picture on the market scale; the needle hardly moves.
import { repeatDrawing } from '@sumu/contract/weave';
import { circle, clip, move, path, polygon, rect } from '../svg.ts';
import { text } from '../text.ts';
import { dial } from './dial.ts';

const teal = '#0E6B66';
const deep = '#0A4F4C';
const cream = '#FFF4DC';
const ink = '#13211F';
const red = '#E5432B';

const landscape = clip(
	0,
	0,
	400,
	250,
	0,
	[
		rect(0, 0, 400, 250, '#FFC53D'),
		circle(286, 84, 46, red),
		path('M0 250L110 96L196 196L262 128L400 250Z', '#2B8C7C'),
		path('M0 250L60 190L150 250Z', '#14594F'),
		path('M160 250L300 206L400 250Z', '#14594F'),
	].join(''),
);

const picture = rect(-18, -18, 436, 286, cream) + landscape;

const scale = [
	polygon('330,690 870,690 800,330 400,330', teal),
	rect(300, 304, 600, 34, deep),
	move(400, 36, picture),
	move(600, 500, dial, 0, 0.94),
].join('');

// Stack of original prints from the camera, as many as the page used to send.
const print = (index: number) =>
	rect(70 + ((index * 37) % 26), 664 - index * 27, 320, 22, index % 3 ? cream : '#FFD7A8', {
		radius: 2,
	});

const originals = [
	repeatDrawing(18, print),
	move(
		118,
		372,
		rect(0, 0, 236, 92, ink) +
			text(118, 64, 54, '4,800 kB', cream, { anchor: 'middle', width: 84 }),
	),
].join('');

export const images = () =>
	[
		rect(0, 0, 1200, 800, '#F58F6C'),
		rect(0, 690, 1200, 110, '#E2734E'),
		originals,
		move(200, 0, scale),
	].join('');
