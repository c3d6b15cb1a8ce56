import { getButiPart, getMotifOffset, renderPattern, wrapIndex } from '@sumu/contract/weave';
import { sample } from '../sample.ts';
import { circle, path, rect } from '../svg.ts';
import { thread } from '../thread.ts';

const skin = { light: '#B87345', shade: '#9A5D38', deep: '#8F5432', lip: '#D98A7A' };
const beard = '#2A1B15';

const shirt = [
	path('M40 1000C60 800 180 740 320 715L480 715C640 740 740 800 770 1000Z', thread.green),
	path('M480 715C640 740 740 800 770 1000L560 1000Z', thread.night),
	path('M325 560L325 740Q400 840 480 735L480 560Z', skin.deep),
	path('M325 700L400 830L320 800L282 724Z', thread.paper),
	path('M480 700L402 830L486 800L520 722Z', thread.paper),
	rect(392, 840, 18, 160, thread.paper),
	rect(420, 868, 10, 10, thread.gold),
	rect(420, 928, 10, 10, thread.gold),
].join('');

const head = [
	path(
		'M270 330C260 470 270 560 320 620C360 668 440 672 485 620C540 560 545 460 535 330C520 230 290 230 270 330Z',
		skin.light,
	),
	path(
		'M420 240C520 240 545 300 537 380C540 470 535 560 485 620C465 642 440 652 415 655C470 560 440 480 450 400Z',
		skin.shade,
	),
	path(
		'M250 400C225 250 290 150 430 150C560 150 590 260 552 410L536 410C536 350 520 320 490 300C430 320 350 320 310 290C285 320 275 350 272 410Z',
		thread.ink,
	),
	path(
		'M270 470C275 560 290 610 325 645C370 690 440 690 482 645C520 605 535 560 540 470C520 520 500 560 470 570C430 545 380 545 335 570C305 560 285 520 270 470Z',
		beard,
	),
	rect(362, 596, 80, 12, skin.lip),
	rect(346, 584, 18, 12, skin.lip),
	rect(440, 584, 18, 12, skin.lip),
].join('');

const lens = (x: number, ground: string, pupil: number) =>
	rect(x, 400, 96, 70, thread.paper) +
	rect(x + 10, 410, 76, 50, ground) +
	rect(pupil, 422, 22, 26, thread.ink) +
	rect(x + 8, 374, 80, 14, thread.ink);

const glasses = [
	lens(292, skin.light, 330),
	lens(428, skin.shade, 466),
	rect(388, 420, 40, 12, thread.paper),
	path('M400 450L420 530L385 530Z', skin.deep),
].join('');

const sitter = rect(0, 0, 800, 1000, thread.red) + circle(560, 330, 230, thread.gold);

// Turns flat areas into cloth: a motif, and two alternating threads instead of one.
function dye(colour: string, x: number, y: number): string {
	if (colour === thread.red) {
		const part = getButiPart(...getMotifOffset(x, y, 12));
		if (part === 'ring') return thread.pink;
		if (part === 'heart') return thread.gold;
		return y % 2 ? thread.red : thread.brick;
	}
	if (colour === thread.gold) return y % 2 ? thread.gold : '#E99C14';
	if (colour === thread.green) {
		const part = getButiPart(wrapIndex(x, 10) - 5, wrapIndex(y, 10) - 5);
		if (part === 'heart' || part === 'petal') return thread.teal;
		return y % 2 ? thread.green : thread.moss;
	}
	return colour;
}

export async function portrait(): Promise<string> {
	const grid = { columns: 80, rows: 100, scale: 10 };
	const drawn = await sample(grid, sitter + shirt + head + glasses);
	return renderPattern({ id: 'portrait', ...grid, scale: 12.5, ground: '#6E1A0C' }, (x, y) =>
		dye(drawn(x, y) ?? thread.red, x, y),
	);
}
