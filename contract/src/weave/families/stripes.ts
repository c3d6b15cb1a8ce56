import type { ThreadPalette } from '../loom/pattern-context';
import type { RandomSource } from '../loom/random';

export type StripeYarn = Exclude<keyof ThreadPalette, 'shade'>;

const accentThreads: readonly StripeYarn[] = ['edge', 'bead', 'line', 'middle'];

/**
 * Returns the yarn of each cell in one repeat of stripes: broad stripes of the field, separated by
 * symmetrical bands of finer stripes.
 */
export function stripesOf(random: RandomSource, broad: number, bands: number): StripeYarn[] {
	const start = Math.floor(random() * accentThreads.length);
	return Array.from({ length: bands }).flatMap((_, band) => {
		const outer = accentThreads[(start + band) % accentThreads.length] ?? 'edge';
		const inner =
			accentThreads[(start + band + 1 + Math.floor(random() * 2)) % accentThreads.length] ?? 'bead';
		const heart = 1 + Math.floor(random() * 3);
		const thin: StripeYarn[] = [outer, ...(random() < 0.6 ? (['gap'] as const) : [])];
		const middle = Array.from({ length: heart }, () => inner);
		const ground = Array.from(
			{ length: broad + Math.floor(random() * 3) },
			() => 'ground' as const,
		);
		return [...ground, ...thin, ...middle, ...[...thin].reverse()];
	});
}
