import { repeatOf } from '../loom/generate-motif';
import type { FieldRenderer } from '../loom/pattern-context';
import { pickItem, wrapIndex } from '../loom/random';

const rippleThreads = ['edge', 'middle', 'line', 'bead'] as const;

/** Running stitches in ripples around each motif, as on a quilt. */
export const kanthaField: FieldRenderer = (
	{ yarn, layout, motif, richness, buti, chance },
	columns,
) => {
	const radius = 1 + motif;
	const step = 2 * radius + 12 + 2 * motif;
	const place = repeatOf(layout, Math.floor(columns / 2), step, step);
	const heart = buti(radius);
	const start = Math.floor(chance('ripple')() * rippleThreads.length);
	const apart = richness > 3 ? 2 : 3;
	return (x, y) => {
		const { u, v } = place(x, y);
		const part = heart(u, v);
		if (part) return part === 'gap' ? yarn.gap : yarn[part];
		const [a, b] = [Math.abs(u), Math.abs(v)];
		const distance = Math.round(Math.max(a, b, (a + b) * 0.74)) - radius - 2;
		const field = y % 2 ? yarn.ground : yarn.shade;
		if (distance < 0 || distance % apart > 0) return field;
		const ripple = distance / apart;
		if (ripple >= richness + 2) return field;
		const along = a > b ? b : a;
		return wrapIndex(along + ripple, 4) === 3
			? field
			: yarn[pickItem(rippleThreads, start + ripple)];
	};
};
