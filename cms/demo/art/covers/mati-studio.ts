// One pot fills the picture; the shop is its label.
import { page } from '../screen.ts';
import { bar, circle, line, move, path, rect } from '../svg.ts';
import { text } from '../text.ts';

const slate = '#22364A';
const clay = '#DB6A3D';
const shade = '#B54E27';
const glaze = '#F7ECD8';
const glazeShade = '#E2D2B6';

const pot =
	'M372 70H628Q650 70 650 92Q650 118 622 132C600 196 640 262 760 352C900 460 924 640 872 806C836 922 756 1040 690 1120H310C244 1040 164 922 128 806C76 640 100 460 240 352C360 262 400 196 378 132Q350 118 350 92Q350 70 372 70Z';

// Glaze that ran before it set.
const drip =
	'M0 0H1000V430C940 430 940 520 900 520S870 420 820 420S790 610 740 610S700 450 650 450S620 540 575 540S540 400 490 400S460 640 405 640S370 470 325 470S290 560 245 560S210 430 165 430S120 500 80 500S40 430 0 430Z';

const within = (shape: string, inner: string, id: string) =>
	`<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;

const vessel = within(
	pot,
	[
		rect(0, 0, 1000, 1250, clay),
		path(drip, glaze),
		within(
			'M560 0H1000V1250H560C640 900 700 600 560 0Z',
			rect(0, 0, 1000, 1250, shade) + path(drip, glazeShade),
			'side',
		),
		...[880, 910, 1040].map((y) => line(`M0 ${y}H1000`, slate, y === 910 ? 6 : 12)),
	].join(''),
	'pot',
);

const cup = (body: string, band: string) =>
	rect(0, 0, 254, 168, body === glaze ? '#C9DBD3' : '#F3E3C8') +
	path('M60 38H194L176 134H78Z', body) +
	path('M65 64H189L185 86H69Z', band);

const shop = [
	text(36, 58, 26, 'Mati Studio', slate, { weight: 700 }),
	circle(552, 49, 13, clay),
	text(36, 134, 66, 'Forty bowls a week,', slate, {
		face: 'newsreader',
		weight: 400,
		tracking: -0.035,
	}),
	text(36, 198, 66, 'no two alike', clay, { face: 'newsreader', weight: 400, tracking: -0.035 }),
	move(36, 234, cup(clay, slate)),
	move(310, 234, cup(glaze, clay)),
	bar(36, 424, 110, slate),
	bar(310, 424, 140, slate),
].join('');

export const matiStudio = () =>
	[
		rect(0, 0, 1000, 1250, '#9CC2B4'),
		rect(0, 1096, 1000, 154, slate),
		vessel,
		page({ x: 200, y: 600, width: 600, height: 464, radius: 6 }, '#FFFBF3', shop, 0.34),
	].join('');
