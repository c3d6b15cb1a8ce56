import { getZigzagPart, renderPattern } from '@sumu/contract/weave';
import { sampleIcon } from '../sample.ts';

type Mark = { icon: string; ground: string; deep: string; mark: string; edge: string };

const marks = {
	'creative-design': {
		icon: 'pen-tool',
		ground: '#D2341A',
		deep: '#AC2B15',
		mark: '#F4EDDD',
		edge: '#F0A51E',
	},
	'web-design': {
		icon: 'panels-top-left',
		ground: '#0E3B2E',
		deep: '#0B3026',
		mark: '#F0A51E',
		edge: '#2F9178',
	},
	'web-development': {
		icon: 'code-xml',
		ground: '#243B8F',
		deep: '#1E3075',
		mark: '#F4EDDD',
		edge: '#E9628C',
	},
	authentication: {
		icon: 'key-round',
		ground: '#F0A51E',
		deep: '#C58719',
		mark: '#1B1411',
		edge: '#D2341A',
	},
	hosting: { icon: 'server', ground: '#7A1F3D', deep: '#641932', mark: '#F2A7B5', edge: '#F0A51E' },
	team: {
		icon: 'users-round',
		ground: '#1F6E86',
		deep: '#195A6E',
		mark: '#F4EDDD',
		edge: '#F0C419',
	},
} satisfies Record<string, Mark>;

export type Service = keyof typeof marks;

const columns = 57;
const rows = 38;
const size = 26;

export function service(name: Service): () => Promise<string> {
	const { icon, ground, deep, mark, edge } = marks[name];
	return async () => {
		const marked = await sampleIcon(icon, size);
		return renderPattern(
			{ id: name, columns, rows, scale: 900 / columns, ground: deep },
			(x, y) => {
				if (marked(x - 15, y - 6)) return mark;
				const depth = Math.min(x, columns - 1 - x);
				if (depth > 3) return ground;
				if (depth === 3) return mark;
				return getZigzagPart(depth, y, 4) === 'outside' ? ground : edge;
			},
		);
	};
}
