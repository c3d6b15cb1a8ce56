// Rain that falls like a bar chart, on a dashboard that fills like a tank.
import { createSeededRandom, repeatDrawing } from '@sumu/contract/weave';
import { page } from '../screen.ts';
import { bar, bars, rect } from '../svg.ts';
import { text } from '../text.ts';

const night = '#10231F';
const lime = '#C8F169';
const river = '#2E6E5E';

function rain(): string {
	const random = createSeededRandom(5);
	return repeatDrawing(76, (column) => {
		const height = 180 + Math.abs(Math.sin(column / 9) * 420) + random() * 240;
		return repeatDrawing(Math.ceil(height / 26), (drop) => {
			const y = drop * 26;
			const colour = y > height - 80 ? lime : river;
			return rect(column * 13.4, y + random() * 8, 4, 16, colour, { radius: 2 });
		});
	});
}

function chart(): string {
	const random = createSeededRandom(9);
	return repeatDrawing(22, (day) => {
		const height = 60 + Math.abs(Math.sin(day / 3.1)) * 150 + random() * 60;
		const colour = day === 15 ? '#E4572E' : river;
		return rect(226 + day * 25.5, 500 - height, 16, height, colour, { radius: 3 });
	});
}

const dashboard = [
	rect(0, 0, 190, 600, '#183530'),
	text(30, 62, 26, 'Ledger', lime, { weight: 700 }),
	bars(30, 120, [110, 90, 120, 80, 100], '#5F8B7E', 44),
	text(226, 70, 24, 'Received in July', '#5A6F66', { weight: 400, tracking: 0 }),
	text(226, 150, 84, '৳ 4,82,300', night, { width: 80 }),
	chart(),
	rect(226, 500, 560, 2, night),
	...[226, 500, 726].map((x) => bar(x, 530, 60, '#9DB0A6')),
].join('');

export const monsoonLedger = () =>
	rect(0, 0, 1000, 1250, night) +
	rain() +
	page({ x: 90, y: 500, width: 820, height: 600, radius: 12 }, '#F3F7EE', dashboard, 0.5);
