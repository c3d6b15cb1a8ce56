import { circle, path } from '../svg.ts';

export type Hair = 'bun' | 'short' | 'scarf' | 'curls' | 'bob';

export const behind: Record<Hair, (colour: string) => string> = {
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

export const front: Record<Hair, (colour: string) => string> = {
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
