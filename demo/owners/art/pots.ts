import { hex, mix, times } from './colour.ts';
import type { Drawing } from './draw.ts';
import { layered } from './noise.ts';
import { dipped, type Pot, shinesAbove, stillLife, type Table } from './still-life.ts';

const paper = { grain: 9, vignette: 0.42 };
const upright = { width: 1000, height: 1250, ...paper };
const wide = { width: 1200, height: 800, ...paper };

const photograph = (table: Table, film = upright): Drawing => ({
	film,
	scene: stillLife(table, film.height / film.width),
});

const jar = [0.3, 0.5, 0.66, 0.74, 0.7, 0.55, 0.34, 0.25, 0.24, 0.31];
const bottle = [0.34, 0.46, 0.5, 0.44, 0.3, 0.17, 0.12, 0.11, 0.115, 0.16];
const bowl = [0.3, 0.34, 0.62, 0.82, 0.95, 1.03];
const cup = [0.3, 0.36, 0.39, 0.4, 0.41, 0.43];
const kalash = [0.22, 0.55, 0.78, 0.82, 0.68, 0.4, 0.26, 0.3, 0.42];
const plate = [0.5, 0.62, 0.95, 1.12];

const scaled = (curve: readonly number[], by: number) => curve.map((radius) => radius * by);

const pot = (
	place: Pot['place'],
	height: number,
	curve: readonly number[],
	glaze: Pot['glaze'],
	shine: Pot['shine'],
): Pot => ({ place, height, curve, glaze, shine });

const blue = '#2f5f8f';
const celadon = '#9fc2a6';
const shell = '#efe7d8';
const ink = '#26303a';
const rust = '#8f3d22';
const honey = '#c98a34';

/** Painted with a brush: bands, and waves between them. */
const painted =
	(ground: string, brush: string, seed: number): Pot['glaze'] =>
	(up, around) => {
		const hand = layered(around * 4 + 30, up * 10, 4, seed) * 0.03;
		const wave = 0.56 + 0.06 * Math.sin(around * 9) + hand;
		const lines = [0.2, 0.24, 0.78, 0.83, 0.86].some((at) => Math.abs(up - at - hand) < 0.008);
		const waves = [0, 0.07, -0.07].some((off) => Math.abs(up - wave - off) < 0.014);
		const wet = 0.86 + 0.3 * layered(around * 3 + 9, up * 9, 4, seed + 2);
		const colour = lines || waves ? mix(hex(brush), hex(ground), 0.08) : hex(ground);
		return times(colour, wet);
	};

export const pots = {
	'nodi-jar': photograph({
		wall: hex('#c9c2b4'),
		table: hex('#d8cdbb'),
		pots: [pot([0, 0.1], 2.15, jar, dipped(blue, { edge: 0.22, seed: 4 }), shinesAbove(0.26))],
		view: { aim: 1, distance: 5.6, rise: 0.75 },
	}),
	'bhor-bowls': photograph({
		wall: hex('#8d9a8f'),
		table: hex('#b9b09c'),
		pots: [
			pot([-0.15, 0.2], 0.78, bowl, dipped(celadon, { edge: 0.16, seed: 7 }), shinesAbove(0.2)),
			pot(
				[0.62, -1.15],
				0.48,
				scaled(bowl, 0.6),
				dipped(shell, { edge: 0.22, seed: 9 }),
				shinesAbove(0.25),
			),
		],
		view: { aim: 0.36, distance: 5.2, rise: 1.9 },
	}),
	'raat-bottles': photograph({
		wall: hex('#5d5149'),
		table: hex('#8a7461'),
		pots: [
			pot([-0.62, 0.3], 2.2, bottle, dipped(ink, { edge: 0.18, seed: 2 }), shinesAbove(0.2, 1.1)),
			pot(
				[0.2, -0.25],
				1.55,
				scaled(bottle, 0.94),
				dipped(honey, { edge: 0.3, seed: 12 }),
				shinesAbove(0.33),
			),
			pot(
				[0.86, 0.35],
				1.9,
				scaled(bottle, 0.82),
				dipped(rust, { edge: 0.24, seed: 5 }),
				shinesAbove(0.28),
			),
		],
		view: { aim: 1, distance: 5.8, rise: 0.7 },
	}),
	'cha-cups': photograph({
		wall: hex('#c7a98c'),
		table: hex('#d9bd9e'),
		pots: [
			pot([-0.72, 0.35], 0.82, cup, dipped(shell, { edge: 0.4, seed: 3 }), shinesAbove(0.45)),
			pot([0.3, 0.62], 0.82, cup, dipped(celadon, { edge: 0.36, seed: 8 }), shinesAbove(0.42)),
			pot([-0.05, -0.75], 0.82, cup, dipped(blue, { edge: 0.42, seed: 6 }), shinesAbove(0.47)),
			pot([0.98, -0.3], 0.82, cup, dipped(rust, { edge: 0.38, seed: 11 }), shinesAbove(0.43)),
		],
		view: { aim: 0.38, distance: 5.4, rise: 1.7 },
	}),
	'mela-kalash': photograph({
		wall: hex('#b9b4a8'),
		table: hex('#cfc6b6'),
		pots: [pot([0, 0.1], 1.85, kalash, painted(shell, blue, 3), () => 0.9)],
		view: { aim: 0.88, distance: 5.6, rise: 0.85 },
	}),
	'haat-plates': photograph({
		wall: hex('#a5988a'),
		table: hex('#c2b3a0'),
		pots: [
			pot([0, 0.1], 0.3, plate, painted(shell, rust, 5), () => 0.9),
			pot([0.55, -1.5], 0.5, cup, dipped(rust, { edge: 0.3, seed: 15 }), shinesAbove(0.34)),
		],
		view: { aim: 0.15, distance: 5, rise: 3 },
	}),
	'kiln-shelf': photograph(
		{
			wall: hex('#a8b0aa'),
			table: hex('#c6bba8'),
			pots: [
				pot(
					[-1.55, 0.4],
					1.35,
					scaled(jar, 0.72),
					dipped(celadon, { seed: 21 }),
					shinesAbove(0.32),
				),
				pot(
					[-0.35, 0],
					0.5,
					scaled(bowl, 0.62),
					dipped(blue, { edge: 0.2, seed: 22 }),
					shinesAbove(0.24),
				),
				pot([0.6, 0.5], 1.75, scaled(bottle, 0.8), dipped(shell, { seed: 23 }), shinesAbove(0.32)),
				pot([1.5, 0.1], 0.72, cup, dipped(honey, { edge: 0.4, seed: 24 }), shinesAbove(0.44)),
			],
			view: { aim: 0.62, distance: 6.4, rise: 0.9 },
		},
		wide,
	),
	'wet-clay': photograph(
		{
			wall: hex('#9c8d80'),
			table: hex('#a8927c'),
			pots: [
				pot(
					[0, 0],
					0.85,
					scaled(bowl, 0.86),
					dipped('#8f6244', { edge: 0, freckles: 0, seed: 31 }),
					() => 0.35,
				),
			],
			view: { aim: 0.42, distance: 4.6, rise: 1.5 },
		},
		wide,
	),
} as const satisfies Record<string, Drawing>;
