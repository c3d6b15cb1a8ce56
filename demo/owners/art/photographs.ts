import { add, type Colour, clamp, hex, mix, smooth, times } from './colour.ts';
import type { Drawing } from './draw.ts';
import type { Scene } from './expose.ts';
import { at, layered, noise } from './noise.ts';
import { type Pot, stillLife, type Table } from './still-life.ts';

const film = { grain: 16, vignette: 0.5 };
const upright = { width: 1000, height: 1250, ...film };
const wide = { width: 1200, height: 800, ...film };

const blend = (under: Colour, over: Colour, share: number) =>
	share <= 0 ? under : share >= 1 ? over : mix(under, over, share);

/** Hills in the morning, each further one paler, with mist between them. */
const mist =
	(horizon: number, sun: readonly [number, number]): Scene =>
	(x, y) => {
		const glow = Math.exp(-Math.hypot(x - sun[0], y - sun[1]) * 4.2);
		const high = mix(hex('#5f7f96'), hex('#e7b489'), smooth(0, horizon, y));
		let light = add(high, hex('#ffd9a0'), glow * 1.1);
		const disc = smooth(0.034, 0.026, Math.hypot(x - sun[0], y - sun[1]));
		light = blend(light, [2.6, 2.2, 1.6], disc);
		for (let hill = 0; hill < 7; hill += 1) {
			const near = hill / 6;
			const base = horizon + near ** 1.35 * 0.5;
			const shape = layered(x * (1.6 + near * 2) + hill * 7.3, hill * 3.1, 6, hill + 3) - 0.5;
			const trees = near * 0.012 * noise(x * (190 - near * 60), hill, 40) ** 2;
			const ridge = base + shape * (0.13 + near * 0.12) - trees;
			const edge = smooth(ridge - 0.0012, ridge + 0.0016, y);
			if (edge === 0) continue;
			const fog = mix(hex('#f0cba6'), hex('#9db0b6'), near * 0.8);
			const ground = mix(hex('#8a93a0'), hex('#14201f'), near ** 0.7);
			const deep = smooth(ridge, ridge + 0.2 + near * 0.12, y);
			const drift = 0.55 + 0.9 * layered(x * 3 + hill * 5, y * 9, 4, 60 + hill);
			const own = mix(ground, fog, clamp(deep * drift * (0.95 - near * 0.62)));
			light = blend(light, add(own, hex('#ffc98a'), glow * (0.42 - near * 0.34)), edge);
		}
		return light;
	};

/** Rows that run to one point of a hill. */
const vineyard: Scene = (x, y) => {
	const horizon = 0.46 + 0.05 * Math.sin(x * 3.4 + 0.4) + 0.012 * layered(x * 5, 2, 4, 7);
	const glow = Math.exp(-Math.hypot(x - 0.86, y - 0.36) * 3.4);
	const sky = add(mix(hex('#7c97ab'), hex('#f1c391'), smooth(0, 0.48, y)), hex('#ffcf8c'), glow);
	const far = 0.38 + 0.05 * layered(x * 2.4, 1, 5, 4);
	const ridge = mix(sky, hex('#6d7a86'), smooth(far - 0.002, far + 0.002, y) * 0.7);
	if (y < horizon) return mix(ridge, hex('#ffcf9a'), glow * 0.25);
	const depth = y - horizon + 0.012;
	const across = (x - 0.62) / depth;
	const away = 1 / depth;
	const row = across * 0.92 + 0.5;
	const within = row - Math.floor(row);
	const leaf = layered(across * 26, away * 5 + across * 4, 5, 11);
	const fine = layered(x * 220, y * 220, 3, 12);
	const thick = 0.3 + 0.16 * (leaf - 0.5);
	const bush = smooth(thick, thick - 0.05, Math.abs(within - 0.5));
	const turned = clamp(layered(Math.floor(row) * 3.7, away * 1.4, 3, 15) * 2 - 0.45);
	const leaves = mix(
		mix(hex('#5f6b2a'), hex('#c98a2b'), turned),
		hex('#9c3d1d'),
		turned * fine * 0.9,
	);
	const sunny = smooth(0.28, 0.78, within) * (0.5 + 0.9 * leaf) + 0.12;
	const vine = times(leaves, (0.28 + 1.25 * sunny) * (0.62 + 0.8 * fine));
	const soil = times(mix(hex('#5a4632'), hex('#7d7a45'), leaf), 0.32 + 0.5 * fine + 0.25 * within);
	const lit = mix(soil, vine, bush);
	const haze = smooth(0.2, 0, depth) * 0.72;
	return add(mix(lit, hex('#eab987'), haze), hex('#ffb765'), glow * 0.35);
};

interface Lamp {
	readonly x: number;
	readonly y: number;
	readonly size: number;
	readonly colour: Colour;
}

const lamps = (count: number, colours: readonly string[], seed: number, top: number, low: number) =>
	Array.from({ length: count }, (_, lamp): Lamp => {
		const random = (part: number) => at(lamp, part, seed);
		const bright = 0.25 + 0.9 * random(4) ** 2;
		const colour = hex(colours[Math.floor(random(3) * colours.length)] ?? '#ffffff');
		return {
			x: random(1),
			y: top + (low - top) * (0.35 * random(2) + 0.65 * random(2) ** 2),
			size: 0.016 + 0.05 * random(5) ** 1.6,
			colour: times(colour, bright),
		};
	});

/** Out of focus: an even disc with a brighter edge. */
function blurred(all: readonly Lamp[], x: number, y: number): Colour {
	let light: Colour = [0, 0, 0];
	for (const { x: left, y: top, size, colour } of all) {
		const dx = x - left;
		const dy = y - top;
		if (dx > size || dx < -size || dy > size || dy < -size) continue;
		const far = Math.sqrt(dx * dx + dy * dy) / size;
		const disc = smooth(1, 0.93, far) * (0.62 + 0.5 * smooth(0.6, 0.95, far));
		light = add(light, colour, disc);
	}
	return light;
}

const night = lamps(
	110,
	['#ffb057', '#ff9a3d', '#ffd79a', '#ff6a3d', '#7fc4c9', '#ffe7c4'],
	5,
	0.16,
	0.72,
);

/** A market square after rain: lamps, and their light on wet stones. */
const rain: Scene = (x, y) => {
	const edge = 0.76;
	const houses = 0.2 + 0.12 * Math.floor(noise(x * 7, 1, 3) * 5) * 0.35;
	const air = mix(hex('#1c2a3a'), hex('#3a3134'), smooth(0.1, edge, y));
	const wall = mix(air, hex('#17161a'), smooth(houses - 0.03, houses + 0.03, y) * 0.75);
	if (y < edge) return add(times(wall, 0.75), blurred(night, x, y), 0.95);
	const down = (y - edge) / 0.5;
	const ripple = (layered(x * 22, y * 60, 4, 21) - 0.5) * (0.03 + 0.1 * down);
	let light = times(mix(hex('#1a1c22'), hex('#0d0f14'), down), 0.8);
	for (let smear = -3; smear <= 3; smear += 1) {
		const mirror = edge - (y - edge) * 0.92 + smear * 0.035 + ripple;
		light = add(light, blurred(night, x + ripple * 0.6, mirror), 0.14);
	}
	const stones = layered(x * 46 * (1.2 - down * 0.5), y * 130 * (1 - down * 0.5), 3, 33);
	return times(light, 0.55 + 0.95 * stones);
};

/** How far a place is from a line with round ends that grows from one width to another. */
function limb(x: number, y: number, [ax, ay, aw]: Knot, [bx, by, bw]: Knot): number {
	const [dx, dy] = [bx - ax, by - ay];
	const t = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy));
	return Math.hypot(x - ax - dx * t, y - ay - dy * t) - (aw + (bw - aw) * t);
}
type Knot = readonly [x: number, y: number, width: number];

const trunks = Array.from({ length: 44 }, (_, tree) => ({
	x: at(tree, 1, 8),
	near: (tree / 43) ** 1.5,
	lean: (at(tree, 2, 8) - 0.5) * 0.05,
}));

/** The first tree that stands nearer than the coat: behind the others, before it. */
const first = Math.min(...trunks.map(({ near }) => near).filter((near) => near >= 0.5));

/** A wood in fog and snow, and one red coat. */
const winter: Scene = (x, y) => {
	const fog = mix(hex('#cfd6db'), hex('#e9ecec'), smooth(0, 0.9, y));
	let light = times(fog, 0.92 + 0.1 * layered(x * 2, y * 2, 4, 3));
	const floor = (near: number) => 0.8 + near * 0.36;
	const ground = smooth(0.76, 0.86, y + 0.02 * layered(x * 4, 1, 3, 5));
	const snow = times(hex('#f2f5f7'), 0.84 + 0.22 * layered(x * 7, y * 26, 5, 13));
	light = mix(light, snow, ground);
	for (const { x: foot, near, lean } of trunks) {
		const width = 0.003 + near * 0.021;
		const middle = foot + lean * (floor(near) - y) + 0.004 * Math.sin(y * 7 + foot * 40);
		const isClose = Math.abs(x - middle) < width * 4;
		const bark = isClose ? layered(x * 90, y * 30, 3, 17) : 0;
		const off = Math.abs(x - middle) - width * (1 + 0.25 * (bark - 0.5));
		const root = floor(near) + 0.008 * Math.sin(foot * 90);
		const trunk = smooth(0.0016, -0.0012, off) * smooth(root + 0.003, root - 0.003, y);
		const shadow = smooth(width * 3, 0, Math.abs(x - foot)) * smooth(0.03, 0, Math.abs(y - root));
		light = times(light, 1 - shadow * near * 0.3);
		const wood = mix(hex('#c2c9ce'), hex('#2b2c2e'), 0.08 + near * 0.9);
		const snowy = smooth(0.56, 0.66, bark) * smooth(0.2, 0.8, (x - middle) / width + 0.5) * near;
		light = blend(light, mix(wood, hex('#e6ebee'), snowy * 0.8), trunk);
		if (near !== first) continue;
		const [px, py] = [0.395, floor(0.5) - 0.002];
		const coat = Math.min(
			limb(x, y, [px, py - 0.092, 0.011], [px, py - 0.09, 0.011]),
			limb(x, y, [px, py - 0.072, 0.011], [px + 0.003, py - 0.036, 0.019]),
		);
		const legs = limb(x, y, [px + 0.002, py - 0.03, 0.009], [px + 0.001, py, 0.007]);
		light = blend(light, hex('#39353a'), smooth(0.0012, -0.0012, legs));
		light = blend(light, hex('#b3281f'), smooth(0.0012, -0.0012, coat));
	}
	return light;
};

/** The light of a window on a wall, with a branch before it. */
const windowLight: Scene = (x, y) => {
	const [u, v] = [x + y * 0.32, y - x * 0.12];
	const pane = (at: number, size: number, place: number) =>
		smooth(at - 0.012, at + 0.012, place) * smooth(at + size + 0.012, at + size - 0.012, place);
	let open = 0;
	for (const column of [0.38, 0.58])
		for (const row of [0.06, 0.27]) open += pane(column, 0.18, u) * pane(row, 0.19, v);
	let branch = 1;
	for (let leaf = 0; leaf < 26; leaf += 1) {
		const along = leaf / 25;
		const [bx, by] = [0.36 + along * 0.42, 0.47 - along * 0.34 + 0.03 * Math.sin(along * 9)];
		const way = (leaf % 2 ? 1 : -1) * (0.7 + at(leaf, 1, 3) * 0.6) - 0.6;
		const long = 0.035 + 0.025 * at(leaf, 2, 3);
		const tip = [bx + Math.cos(way) * long, by + Math.sin(way) * long] as const;
		const off = limb(u, v, [bx, by, 0.004], [tip[0], tip[1], 0.001]) - 0.008;
		branch = Math.min(branch, smooth(-0.004, 0.012, off));
	}
	const plaster =
		0.93 +
		0.14 * (layered(x * 60, y * 60, 4, 31) - 0.5) +
		0.08 * (layered(x * 3, y * 3, 3, 8) - 0.5);
	const wall = times(mix(hex('#8f8272'), hex('#5f5a58'), smooth(0, 1, x)), plaster * 0.55);
	return add(wall, times(hex('#ffd9a0'), plaster), clamp(open) * branch * 0.85);
};

const gold =
	(shade: number): Pot['glaze'] =>
	(up) =>
		times(hex('#c99a55'), shade * (0.75 + 0.5 * Math.sin(up * Math.PI)));

const band = (size: number) => [0.97, 1, 1.005, 1, 0.97].map((radius) => radius * size);

/** Two rings on linen. */
const rings: Table = {
	wall: hex('#b7a999'),
	table: hex('#ddd2c4'),
	pots: [
		{
			place: [-0.34, 0.5],
			height: 0.3,
			curve: band(0.78),
			glaze: gold(1),
			shine: () => 1.3,
			isRing: true,
		},
		{
			place: [0.5, -0.72],
			height: 0.24,
			curve: band(0.62),
			glaze: gold(1.15),
			shine: () => 1.3,
			isRing: true,
		},
	],
	view: { aim: 0.1, distance: 4.9, rise: 2.1 },
};

export const photographs = {
	palava: { film: upright, scene: mist(0.5, [0.66, 0.4]) },
	vinohrad: { film: upright, scene: vineyard },
	'zelny-trh': { film: upright, scene: rain },
	svatba: { film: upright, scene: stillLife(rings, 1.25) },
	zima: { film: upright, scene: winter },
	mlha: { film: wide, scene: mist(0.26, [0.3, 0.2]) },
	svetlo: { film: wide, scene: windowLight },
} as const satisfies Record<string, Drawing>;
