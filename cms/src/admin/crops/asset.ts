export interface Point {
	/** Percent from the left (`x`) and from the top (`y`). */
	x: number;
	y: number;
}

/** A picture of the media library, in the shape of a form value. */
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
