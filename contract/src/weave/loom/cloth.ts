import { isLight, mixed, seenOn } from './colour';
import { hashOf } from './hash';
import type { Motif } from './motif';
import { grow } from './motif';
import type { LayoutName, Pattern, YarnName } from './pattern';
import { type Random, seeded } from './random';

export type Dyed = Readonly<Record<YarnName | 'gap' | 'shade', string>>;

/** Inputs shared by all parts of a cloth. */
export interface Warp {
	readonly yarn: Dyed;
	readonly layout: LayoutName;
	/** 1 to 5. */
	readonly motif: number;
	readonly richness: number;
	/** 0 to 5. */
	readonly border: number;
	/** Returns the motif of this cloth, with `radius` cells to each side of its centre. */
	readonly buti: (radius: number) => Motif;
	/** Background of the initials: dark on every ground. */
	readonly panel: string;
	/** Returns the yarn in which letters are most legible on a ground. */
	readonly letters: (ground: string) => string;
	/** Returns a separate random sequence for each use, so that one part never changes another. */
	readonly chance: (use: string) => Random;
}

export function warpOf({ name, seed, family, colours, ...dials }: Pattern): Warp {
	const said = name.normalize('NFC').trim();
	const chance = (use: string) => seeded(hashOf(`${said}|${seed}|${family}|${use}`));
	const yarns = Object.values(colours);
	const light = isLight(colours.ground);
	const gap = mixed(colours.ground, '#000000', light ? 0.24 : 0.38);
	return {
		...dials,
		yarn: {
			...colours,
			gap,
			shade: mixed(colours.ground, '#ffffff', 0.07),
		},
		panel: light ? seenOn(colours.ground, yarns) : gap,
		letters: (ground) => seenOn(ground, yarns),
		buti: (radius) => grow(chance('buti'), radius),
		chance,
	};
}
