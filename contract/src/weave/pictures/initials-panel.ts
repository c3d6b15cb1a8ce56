import { composeLettering, initialsOf } from '../loom/lettering';
import type { PatternContext } from '../loom/pattern-context';

/** A framed panel with the initials, centred on the origin. Its cells are null outside the frame. */
export function createInitialsPanel(
	{ yarn, panel, letters, chance }: PatternContext,
	name: string,
) {
	const words = composeLettering(initialsOf(name), 2);
	const random = chance('cartouche');
	const [frame, inner] = random() < 0.5 ? [yarn.bead, yarn.edge] : [yarn.middle, yarn.line];
	const step = 2 + Math.floor(random() * 3);
	const letter = letters(panel);
	const halfWidth = Math.ceil(words.width / 2) + 4;
	const halfHeight = Math.ceil(words.height / 2) + 4;
	const leftOffset = Math.floor(words.width / 2);
	const topOffset = Math.floor(words.height / 2);
	const cell = (x: number, y: number): string | null => {
		if (words.isOn(x + leftOffset, y + topOffset)) return letter;
		const [a, b] = [Math.abs(x), Math.abs(y)];
		// Corners are cut in steps.
		const corner = a + b - (halfWidth + halfHeight - 2 * step);
		const depth = Math.min(halfWidth - a, halfHeight - b, corner > 0 ? step - corner : halfWidth);
		if (depth < -1) return null;
		if (depth === -1) return panel;
		if (depth === 0) return frame;
		if (depth === 2) return (x + y) % 2 ? inner : panel;
		return panel;
	};
	return { halfWidth, halfHeight, cell };
}
