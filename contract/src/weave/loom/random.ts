export type Random = () => number;

// Mulberry32: a seeded sequence, so that a picture is drawn the same way every time.
export function seeded(seed: number): Random {
	let state = seed | 0;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}

export function pick<T>(items: readonly T[], index: number): T {
	const item = items[wrap(Math.floor(index), items.length)];
	if (item === undefined) throw new Error('Nothing to pick from');
	return item;
}

export function wrap(value: number, length: number): number {
	return ((value % length) + length) % length;
}

export function range(count: number): number[] {
	return Array.from({ length: count }, (_, index) => index);
}

export function repeat(count: number, draw: (index: number) => string): string {
	return range(count).map(draw).join('');
}
