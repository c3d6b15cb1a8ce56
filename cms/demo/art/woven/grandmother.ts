// A reader in her eighties, and the focus ring that has found her glasses.
import { getButiPart, getMotifOffset, renderPattern } from '@sumu/contract/weave';
import { sample } from '../sample.ts';
import { circle, line, path, rect } from '../svg.ts';
import { thread } from '../thread.ts';

const wall = '#243B8F';
const hair = '#CFC9C0';
const skin = { light: '#B0713F', shade: '#935A31', line: '#75431F' };

const glass = (x: number) =>
	circle(x, 366, 74, thread.ink) +
	circle(x, 366, 56, '#E3B98C') +
	rect(x - 20, 350, 40, 40, thread.ink);

const clothes = [
	path('M150 800C170 700 280 650 480 620H720C920 650 1030 700 1050 800Z', thread.paper),
	path('M480 620H720L640 800H560Z', thread.green),
	line('M474 622L572 800M726 622L628 800', thread.red, 40),
	path('M510 560H690V650Q600 720 510 650Z', skin.line),
].join('');

const head = [
	circle(600, 84, 66, hair),
	path('M396 440C350 250 450 120 600 120C750 120 850 250 804 440Z', hair),
	rect(396, 370, 60, 86, skin.light),
	rect(744, 370, 60, 86, skin.shade),
	path(
		'M430 330C420 470 440 560 512 628C560 672 640 672 688 628C760 560 780 470 770 330C740 250 690 230 600 210C510 230 460 250 430 330Z',
		skin.light,
	),
	path(
		'M600 210C690 230 740 250 770 330C780 470 760 560 688 628C664 650 636 660 606 661C700 560 690 300 600 210Z',
		skin.shade,
	),
	rect(588, 120, 24, 96, '#A49D92'),
	rect(466, 274, 100, 14, hair),
	rect(634, 274, 100, 14, hair),
	path('M596 400L628 504H568Z', skin.line),
	line('M516 556Q600 626 684 556', '#F0C3A4', 17),
	circle(412, 466, 14, thread.gold),
	circle(788, 466, 14, thread.gold),
].join('');

const sitter = [
	rect(0, 0, 1200, 800, wall),
	clothes,
	head,
	glass(512),
	glass(688),
	rect(574, 350, 52, 16, thread.ink),
].join('');

const focus = line('M314 248H886V478H314Z', thread.gold, 27);

export async function grandmother(): Promise<string> {
	const grid = { columns: 90, rows: 60, scale: 40 / 3 };
	const drawn = await sample(grid, sitter + focus);
	return renderPattern({ id: 'grandmother', ...grid, ground: '#131F4D' }, (x, y) => {
		const colour = drawn(x, y) ?? '';
		if (colour !== wall) return colour;
		const part = getButiPart(...getMotifOffset(x + 3, y, 12));
		if (part === 'heart') return thread.gold;
		if (part === 'ring') return thread.pink;
		return y % 2 ? wall : '#203580';
	});
}
