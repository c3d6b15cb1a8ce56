import { getButiPart, getMotifOffset, renderPattern } from '@sumu/contract/weave';
import { sample } from '../sample.ts';
import { thread } from '../thread.ts';
import { face, type Sitter } from './face.ts';

const brown = { light: '#B9774A', shade: '#9A5D38', lip: '#7A3526' };
const dark = { light: '#8F5936', shade: '#744426', lip: '#522617' };
const fair = { light: '#D39A68', shade: '#B67D4E', lip: '#9B4335' };

const sitters: Record<number, Sitter & { motif: string; ground: string }> = {
	1: {
		wall: '#0E3B2E',
		ground: '#082019',
		motif: thread.gold,
		disc: thread.teal,
		hair: 'bun',
		hairColour: thread.ink,
		skin: brown,
		cloth: thread.red,
		collar: thread.gold,
		bindi: true,
		earrings: true,
	},
	2: {
		wall: '#F0A51E',
		ground: '#8A5A0A',
		motif: thread.paper,
		disc: thread.red,
		hair: 'short',
		hairColour: '#6E6861',
		skin: dark,
		cloth: '#243B8F',
		collar: thread.paper,
		moustache: true,
	},
	3: {
		wall: '#E9628C',
		ground: '#7C2342',
		motif: thread.paper,
		disc: '#F6C7D3',
		hair: 'scarf',
		hairColour: '#12695F',
		skin: fair,
		cloth: '#0E4F48',
		collar: '#12695F',
	},
	4: {
		wall: '#243B8F',
		ground: '#131F4D',
		motif: thread.pink,
		disc: thread.gold,
		hair: 'curls',
		hairColour: thread.ink,
		skin: dark,
		cloth: thread.paper,
		collar: thread.sand,
		glasses: true,
	},
	5: {
		wall: '#7A1F3D',
		ground: '#3A0F1C',
		motif: thread.pink,
		disc: thread.pink,
		hair: 'bob',
		hairColour: '#24160F',
		skin: fair,
		cloth: thread.gold,
		collar: thread.paper,
		earrings: true,
	},
};

export function avatar(number: keyof typeof sitters): () => Promise<string> {
	return async () => {
		const sitter = sitters[number];
		if (!sitter) throw new Error(`Nobody sat for avatar ${number}`);
		const grid = { columns: 50, rows: 50, scale: 8 };
		const drawn = await sample(grid, face(sitter));
		return renderPattern({ id: `avatar-${number}`, ...grid, ground: sitter.ground }, (x, y) => {
			const colour = drawn(x, y) ?? sitter.wall;
			const inField = colour === sitter.wall;
			return inField && getButiPart(...getMotifOffset(x, y, 12)) === 'ring' ? sitter.motif : colour;
		});
	};
}
