// Photographs pots: each is a curve turned on a wheel, lit by a window on the left.
import { add, type Colour, clamp, hex, mix, type Point, smooth, times } from './colour.ts';
import type { Scene } from './expose.ts';
import { layered } from './noise.ts';

export interface Pot {
	/** Where it stands: to the right, and away from us. */
	readonly place: readonly [x: number, z: number];
	readonly height: number;
	/** Its radius from foot to rim, in equal steps. */
	readonly curve: readonly number[];
	/** Its colour; `up` is 0 at the foot and 1 at the rim, `around` in radians. */
	readonly glaze: (up: number, around: number, point: Point) => Colour;
	/** How much it shines, by the same. */
	readonly shine: (up: number, around: number) => number;
	/** Open below too. */
	readonly isRing?: boolean;
}

export interface Table {
	readonly wall: Colour;
	readonly table: Colour;
	readonly pots: readonly Pot[];
	/** How high above the table we look, how far from it, and how much of it we see. */
	readonly view: { readonly aim: number; readonly distance: number; readonly rise: number };
}

const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const along = (from: Point, way: Point, far: number): Point => [
	from[0] + way[0] * far,
	from[1] + way[1] * far,
	from[2] + way[2] * far,
];
const unit = (a: Point): Point => times(a, 1 / Math.sqrt(dot(a, a)));
const cross = (a: Point, b: Point): Point => [
	a[1] * b[2] - a[2] * b[1],
	a[2] * b[0] - a[0] * b[2],
	a[0] * b[1] - a[1] * b[0],
];

const wallThickness = 0.035;
const light = unit([-0.75, 0.62, -0.42]);
const warm: Colour = [1.55, 1.4, 1.2];
const sky: Colour = [0.34, 0.38, 0.44];

/** A curve through the points, by Catmull and Rom. */
function radiusAt(curve: readonly number[], up: number): number {
	const t = clamp(up) * (curve.length - 1);
	const step = Math.min(Math.floor(t), curve.length - 2);
	const u = t - step;
	const point = (index: number) => curve[clamp(index, 0, curve.length - 1)] ?? 0;
	const [a, b, c, d] = [point(step - 1), point(step), point(step + 1), point(step + 2)];
	return (
		0.5 *
		(2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u ** 2 + (3 * b - a - 3 * c + d) * u ** 3)
	);
}

const widths = new Map<readonly number[], number>();

function widest(curve: readonly number[]): number {
	const known = widths.get(curve) ?? Math.max(...curve);
	widths.set(curve, known);
	return known;
}

function distanceTo({ place, height, curve, isRing }: Pot, [x, y, z]: Point): number {
	const [dx, dz] = [x - place[0], z - place[1]];
	const rho = Math.sqrt(dx * dx + dz * dz);
	// Far off, the cylinder that it was turned from serves.
	const wide = rho - widest(curve);
	if (wide > 0.2 || y > height + 0.2) return Math.max(wide, y - height, 0.1);
	const radius = radiusAt(curve, y / height);
	const outside = Math.max(rho - radius, y - height, -y);
	const inside = Math.min(radius - wallThickness - rho, isRing ? 1 : y - 0.06);
	return Math.max(outside, inside) * 0.62;
}

/** How far the nearest pot is. */
function nearest(pots: readonly Pot[], point: Point): number {
	let least = 99;
	for (const pot of pots) least = Math.min(least, distanceTo(pot, point));
	return least;
}

/** Likewise, where the table counts too. */
const gapAt = (pots: readonly Pot[], point: Point) => Math.min(point[1], nearest(pots, point));

function normalAt(pots: readonly Pot[], point: Point): Point {
	const e = 0.0015;
	const far = (x: number, y: number, z: number) =>
		nearest(pots, [point[0] + x, point[1] + y, point[2] + z]);
	return unit([
		far(e, 0, 0) - far(-e, 0, 0),
		far(0, e, 0) - far(0, -e, 0),
		far(0, 0, e) - far(0, 0, -e),
	]);
}

/** 1 in full light, 0 in shadow; the window is large, so its edge is soft. */
function lit(pots: readonly Pot[], point: Point): number {
	let share = 1;
	for (let far = 0.03; far < 4; ) {
		const step = nearest(pots, along(point, light, far));
		share = Math.min(share, 0.5 + (4.5 * step) / far);
		if (share < 0.02) return 0;
		far += clamp(step, 0.02, 1);
	}
	return smooth(0, 1, share);
}

/** How open it is around: in corners it is darker. */
function open(pots: readonly Pot[], point: Point, normal: Point): number {
	let closed = 0;
	for (let step = 1; step <= 5; step += 1) {
		const far = 0.06 * step;
		closed += (far - gapAt(pots, along(point, normal, far)) / 0.75) * 0.72 ** step;
	}
	return clamp(1 - 1.5 * closed);
}

/** The window as a glaze mirrors it: four panes. */
function mirrored(way: Point): number {
	const at = unit([-0.8, 0.5, -0.55]);
	const side = unit(cross(at, [0, 1, 0]));
	const up = cross(side, at);
	if (dot(way, at) < 0) return 0;
	const [x, y] = [dot(way, side), dot(way, up)];
	const pane = smooth(0.34, 0.28, Math.abs(x)) * smooth(0.42, 0.36, Math.abs(y));
	const bars = smooth(0.012, 0.03, Math.abs(x)) * smooth(0.012, 0.03, Math.abs(y + 0.06));
	return pane * bars;
}

function colourOf(pot: Pot, point: Point, way: Point, pots: readonly Pot[]): Colour {
	const normal = normalAt(pots, point);
	const up = point[1] / pot.height;
	const around = Math.atan2(point[2] - pot.place[1], point[0] - pot.place[0]);
	const own = pot.glaze(up, around, point);
	const shadow = lit(pots, along(point, normal, 0.012));
	const around1 = open(pots, point, normal);
	const direct = clamp(dot(normal, light)) ** 0.9 * shadow;
	const bounce = clamp(-normal[1] * 0.5 + 0.5) * 0.22;
	const lights = add(times(warm, direct), times(sky, around1 * (0.55 + 0.45 * normal[1])));
	const body = times(own, add(lights, [bounce, bounce * 0.85, bounce * 0.7], around1));
	const back: Point = along(way, normal, -2 * dot(way, normal));
	const edge = 0.05 + 0.95 * (1 - clamp(-dot(normal, way))) ** 5;
	const shine = pot.shine(up, around);
	const gleam = mirrored(back) * (0.35 + edge) * shine * (0.35 + 0.65 * shadow);
	const rim = edge * shine * 0.22 * around1;
	return add(add(body, [1.5, 1.45, 1.35], gleam), [0.9, 0.92, 1], rim);
}

/** What a camera sees of it, in a picture of that height for a width of 1. */
export function stillLife({ wall, table: surface, pots, view }: Table, tall: number): Scene {
	const eye: Point = [0, view.aim + view.rise, -view.distance];
	const ahead = unit(minus([0, view.aim, 0], eye));
	const right = unit(cross([0, 1, 0], ahead));
	const up = cross(ahead, right);

	const backdrop = (x: number, y: number): Colour => {
		const glow = smooth(0.95, 0, Math.hypot(x - 0.3, (y - tall * 0.35) * 0.9));
		return times(wall, 0.42 + 0.72 * glow + 0.04 * (layered(x * 4, y * 4, 4, 9) - 0.5));
	};

	return (x, y) => {
		const way = unit(add(add(ahead, right, (x - 0.5) * 0.62), up, (tall / 2 - y) * 0.62) as Point);
		const table = way[1] < 0 ? -eye[1] / way[1] : 99;
		for (let far = view.distance * 0.4; far < Math.min(table, view.distance + 4); ) {
			const point = along(eye, way, far);
			const gap = nearest(pots, point);
			if (gap < 0.0012) {
				const pot = pots.reduce((one, other) =>
					distanceTo(other, point) < distanceTo(one, point) ? other : one,
				);
				return colourOf(pot, point, way, pots);
			}
			far += gap;
		}
		if (table < 16) {
			const point = along(eye, way, table);
			const shade = 0.25 + 0.75 * lit(pots, along(point, [0, 1, 0], 0.004));
			const pressed = open(pots, point, [0, 1, 0]);
			const fibre = 0.95 + 0.1 * layered(point[0] * 3, point[2] * 22, 4, 5);
			const flat = times(surface, shade * pressed * fibre * 1.12);
			return mix(flat, backdrop(x, y), smooth(0.6, 4.2, point[2]));
		}
		return backdrop(x, y);
	};
}

const clay = hex('#b5734a');

/** A glaze that ran down to a wavy edge above bare clay, freckled by iron. */
export const dipped =
	(glaze: string, { edge = 0.28, body = clay, seed = 1, freckles = 0.5 } = {}): Pot['glaze'] =>
	(up, around, [x, y, z]) => {
		const wave = layered(around * 2.2 + 40, seed, 3, seed) * 0.16;
		const over = smooth(edge + wave - 0.075, edge + wave - 0.06, up);
		const throwing = 0.94 + 0.06 * Math.sin(up * 120 + layered(around * 2, up * 8, 3, seed) * 4);
		const depth = 0.78 + 0.5 * layered(around * 3 + 20, up * 7, 5, seed + 3);
		const spot = layered(x * 34 + around * 9, y * 34 + z * 30, 2, seed + 5) > 0.57 ? freckles : 0;
		const bare = times(body, throwing * (0.82 + 0.3 * layered(around * 9, up * 40, 3, seed)));
		const pool = smooth(0.08, 0, Math.abs(up - edge - wave + 0.04));
		const covered = times(hex(glaze), depth * (1 - spot * 0.55) * (1 - pool * 0.25));
		return mix(bare, covered, over);
	};

export const shinesAbove =
	(edge: number, strength = 1): Pot['shine'] =>
	(up) =>
		up > edge ? strength : 0.04;
