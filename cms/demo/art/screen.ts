import { clip, move, rect } from './svg.ts';

type Frame = { x: number; y: number; width: number; height: number; radius?: number };

const soft =
	'<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="22"/></filter>';

function shadow({ width, height, radius = 0 }: Frame, depth: number): string {
	return `${soft}<g filter="url(#soft)" opacity="${depth}">${rect(10, 18, width, height, '#000', { radius })}</g>`;
}

// Page on a cover's background; `inner` is drawn from the page's top left corner.
export function page(frame: Frame, ground: string, inner: string, depth = 0.28): string {
	const { x, y, width, height, radius = 0 } = frame;
	const sheet = clip(0, 0, width, height, radius, rect(0, 0, width, height, ground) + inner);
	return move(x, y, shadow(frame, depth) + sheet);
}

export function phone(
	frame: Frame,
	bezel: string,
	ground: string,
	inner: string,
	depth = 0.4,
): string {
	const { x, y, width, height, radius = 48 } = frame;
	const body = rect(0, 0, width, height, bezel, { radius });
	const glass = rect(0, 0, width, height, ground) + inner;
	const screen = clip(12, 12, width - 24, height - 24, radius - 11, glass);
	return move(x, y, shadow({ ...frame, radius }, depth) + body + screen);
}
