export interface Point {
	/** Percent of the width from the left, and of the height from the top. */
	x: number;
	y: number;
}

/** A picture of the media library, as a form holds it. */
export interface Asset {
	id: number;
	url: string;
	mime: string;
	alternativeText?: string | null;
	focalPoint?: Point | null;
}

export const middle: Point = { x: 50, y: 50 };

export const isPicture = (value: unknown): value is Asset =>
	typeof value === 'object' &&
	value !== null &&
	'id' in value &&
	'mime' in value &&
	String(value.mime).startsWith('image/');
