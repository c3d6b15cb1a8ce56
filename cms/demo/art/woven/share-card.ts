// Share card for pages without a picture of their own.
import { renderPattern } from '@sumu/contract/weave';
import { border } from '../border.ts';
import { move, rect } from '../svg.ts';
import { text } from '../text.ts';
import { thread } from '../thread.ts';
import { lozenge } from './lozenge.ts';

const cloth = { id: 'card', columns: 75, rows: 9, scale: 16, ground: '#06201A' };

export const shareCard = () =>
	[
		rect(0, 0, 1200, 630, thread.ink),
		move(834, 100, lozenge(thread.paper), 0, 26),
		text(70, 316, 270, 'Sumu', thread.paper, { weight: 700, width: 84, tracking: -0.035 }),
		text(80, 400, 46, 'Web designer and developer, Dhaka', '#D9CDB8', { weight: 500, tracking: 0 }),
		move(
			0,
			486,
			renderPattern(cloth, (x, y) => border(x + 3, y) ?? thread.night),
		),
	].join('');
