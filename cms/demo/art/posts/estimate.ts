// Five afternoons of work: a filled sun for each one worked, a ring for the others.
import { repeatDrawing } from '@sumu/contract/weave';
import { circle, clip, move, rect, ring } from '../svg.ts';
import { text } from '../text.ts';

const sky = '#FF8A3D';
const deep = '#E4572E';
const ink = '#3A1030';
const sun = '#FFD54A';
const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu'];

const afternoon = (day: string, index: number) => {
	const worked = index < 3;
	const height = [60, 118, 176, 118, 60][index] ?? 60;
	const disc = worked ? circle(104, 400 - height, 88, sun) : ring(104, 400 - height, 84, sun, 8);
	const water = repeatDrawing(3, (row) =>
		rect(24 + row * 16, 440 + row * 30, 160 - row * 32, 12, worked ? sun : '#6B2A52', {
			radius: 6,
		}),
	);
	const scene = rect(0, 0, 208, 400, index % 2 ? sky : '#FF9D52') + disc;
	return move(
		48 + index * 224,
		70,
		clip(0, 0, 208, 400, 0, scene) +
			rect(0, 400, 208, 170, ink) +
			water +
			text(104, 632, 46, day, worked ? '#FFF3DC' : '#F2B28F', { anchor: 'middle', weight: 600 }),
	);
};

export const estimate = () => rect(0, 0, 1200, 800, deep) + days.map(afternoon).join('');
