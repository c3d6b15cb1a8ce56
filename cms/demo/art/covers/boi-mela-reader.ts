// Three shelves of spines behind one open book.
import {
	createSeededRandom,
	pickItem,
	type RandomSource,
	repeatDrawing,
} from '@sumu/contract/weave';
import { page } from '../screen.ts';
import { bars, circle, move, rect } from '../svg.ts';
import { text } from '../text.ts';

const paper = '#F2E9D8';
const ink = '#1B1411';
const spines = ['#243B8F', '#F0C419', '#E5533D', '#0F7B6C', '#F2A7B5', ink, '#8F6BD1'];

function spine(x: number, width: number, random: RandomSource): string {
	const height = 330 + random() * 60;
	const top = 410 - height;
	const back = rect(x, top, width, height, pickItem(spines, random() * 7));
	const kind = random();
	if (kind < 0.5)
		return back + rect(x + width * 0.25, top + 36, width * 0.5, 90, paper, { opacity: 0.85 });
	if (kind < 0.8)
		return back + rect(x, top + 50, width, 10, paper) + rect(x, 350, width, 10, paper);
	return back;
}

function shelf(random: RandomSource): string {
	let books = '';
	for (let x = -10; x < 1010; ) {
		const width = 34 + random() * 62;
		books += spine(x, width, random);
		x += width + 5;
	}
	return books + rect(0, 410, 1000, 9, ink);
}

const grey = '#B9AE97';

const book = [
	rect(0, 0, 350, 600, '#F7F1E0'),
	text(48, 120, 60, 'একুশে', '#E5533D', { weight: 700 }),
	bars(48, 170, [250, 240, 255, 230, 250, 245, 180], grey, 32, 8),
	bars(48, 430, [250, 240, 210], grey, 32, 8),
	bars(400, 90, [250, 240, 255, 230, 250, 245, 180], grey, 32, 8),
	rect(400, 340, 252, 180, '#243B8F'),
	circle(526, 430, 56, '#F0C419'),
	rect(349, 0, 2, 600, '#D9CEB4'),
].join('');

export function boiMelaReader(): string {
	const random = createSeededRandom(21);
	return (
		rect(0, 0, 1000, 1250, paper) +
		repeatDrawing(3, (index) => move(0, index * 420, shelf(random))) +
		page({ x: 150, y: 330, width: 700, height: 600, radius: 6 }, '#FFFDF6', book, 0.3)
	);
}
