export type RandomSource = () => number;

// Mulberry32: a seeded sequence, so that a picture is drawn the same way every time.
export function createSeededRandom(seed: number): RandomSource {
	let state = seed | 0;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}

export function pickItem<T>(items: readonly T[], index: number): T {
	const item = items[wrapIndex(Math.floor(index), items.length)];
	if (item === undefined) throw new Error('Nothing to pick from');
	return item;
}

export function wrapIndex(value: number, length: number): number {
	return ((value % length) + length) % length;
}

export function createRange(count: number): number[] {
	return Array.from({ length: count }, (_, index) => index);
}

export function repeatDrawing(count: number, draw: (index: number) => string): string {
	return createRange(count).map(draw).join('');
}

/** Returns the 32-bit FNV-1a hash of a text. */
export function hashOf(text: string): number {
	let hash = 0x811c9dc5;
	for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
	return hash >>> 0;
}
