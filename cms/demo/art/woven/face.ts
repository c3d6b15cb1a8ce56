// A head and shoulders in a square of 400, to be sampled thread by thread.
import { circle, path, polygon, rect } from '../svg.ts';
import { thread } from '../thread.ts';

export type Hair = 'bun' | 'short' | 'scarf' | 'curls' | 'bob';

export type Sitter = {
	wall: string;
	disc: string;
	hair: Hair;
	hairColour: string;
	skin: { light: string; shade: string; lip: string };
	cloth: string;
	collar: string;
	glasses?: boolean;
	moustache?: boolean;
	bindi?: boolean;
	earrings?: boolean;
};

const behind: Record<Hair, (colour: string) => string> = {
	bun: (colour) =>
		circle(200, 56, 34, colour) + path('M116 190C104 90 150 66 200 66S296 90 284 190Z', colour),
	short: (colour) => path('M124 180C110 96 150 70 200 70S290 96 276 180Z', colour),
	scarf: (colour) =>
		path(
			'M86 400C110 330 108 300 106 220C100 110 144 62 200 62S300 110 294 220C292 300 290 330 314 400Z',
			colour,
		),
	curls: (colour) =>
		[
			[136, 120],
			[164, 88],
			[204, 76],
			[242, 90],
			[268, 124],
			[124, 160],
			[278, 160],
		]
			.map(([x = 0, y = 0]) => circle(x, y, 34, colour))
			.join(''),
	bob: (colour) => path('M110 290C96 130 130 66 200 66S304 130 290 290H246V180H154V290Z', colour),
};

const front: Record<Hair, (colour: string) => string> = {
	bun: (colour) =>
		path(
			'M132 180C140 120 180 108 200 100C220 108 260 120 268 180C276 110 250 80 200 80S124 110 132 180Z',
			colour,
		),
	short: (colour) =>
		path(
			'M132 176C140 130 170 128 210 122C240 118 262 134 268 176C280 100 250 76 200 76S120 100 132 176Z',
			colour,
		),
	scarf: (colour) =>
		path(
			'M128 250C116 150 140 110 200 106S284 150 272 250C300 170 280 76 200 76S100 170 128 250Z',
			colour,
		),
	curls: () => '',
	bob: (colour) =>
		path(
			'M130 190C130 130 160 140 200 136S270 130 270 190C284 110 250 78 200 78S116 110 130 190Z',
			colour,
		),
};

const eye = (x: number, glasses: boolean | undefined, lens: string) =>
	(glasses ? rect(x - 30, 178, 60, 42, thread.paper) + rect(x - 22, 186, 44, 26, lens) : '') +
	rect(x - 8, 188, 16, 16, thread.ink) +
	rect(x - 20, glasses ? 162 : 164, 40, 8, thread.ink);

export function face(sitter: Sitter): string {
	const { wall, disc, hair, hairColour, skin, cloth, collar, glasses } = sitter;
	return [
		rect(0, 0, 400, 400, wall),
		circle(272, 140, 112, disc),
		behind[hair](hairColour),
		path('M30 400C40 330 110 310 170 300H230C290 310 360 330 370 400Z', cloth),
		rect(168, 250, 64, 80, skin.shade),
		polygon(
			[
				[160, 300],
				[200, 352],
				[240, 300],
				[262, 318],
				[208, 384],
				[192, 384],
				[138, 318],
			],
			collar,
		),
		path(
			'M130 180C126 250 140 290 200 302C260 290 274 250 270 180C266 120 240 96 200 96S134 120 130 180Z',
			skin.light,
		),
		path(
			'M208 96C244 98 266 124 270 180C274 250 260 290 204 302C240 250 230 190 208 96Z',
			skin.shade,
		),
		hair === 'scarf'
			? path(
					'M130 240C130 300 160 320 200 326C240 320 270 300 270 240C292 330 250 350 200 352S108 330 130 240Z',
					hairColour,
				)
			: '',
		front[hair](hairColour),
		eye(168, glasses, skin.light),
		eye(236, glasses, skin.shade),
		glasses ? rect(196, 190, 12, 8, thread.paper) : '',
		polygon(
			[
				[200, 196],
				[212, 236],
				[192, 236],
			],
			skin.lip,
		),
		sitter.moustache ? rect(164, 244, 76, 16, hairColour) + rect(156, 252, 88, 8, hairColour) : '',
		rect(176, 262, 52, 8, skin.lip) +
			rect(170, 254, 8, 8, sitter.moustache ? hairColour : skin.lip) +
			rect(226, 254, 8, 8, sitter.moustache ? hairColour : skin.lip),
		sitter.bindi ? rect(196, 140, 16, 16, thread.red) : '',
		sitter.earrings
			? rect(120, 236, 16, 24, thread.gold) + rect(264, 236, 16, 24, thread.gold)
			: '',
	].join('');
}
