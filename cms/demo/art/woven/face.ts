// Head and shoulders in a square of 400, to be sampled thread by thread.
import { circle, path, polygon, rect } from '../svg.ts';
import { thread } from '../thread.ts';
import { behind, front, type Hair } from './hair.ts';

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
		polygon('160,300 200,352 240,300 262,318 208,384 192,384 138,318', collar),
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
		polygon('200,196 212,236 192,236', skin.lip),
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
