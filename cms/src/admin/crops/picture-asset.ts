export interface FocalPoint {
	/** Percent from the left (`x`) and from the top (`y`). */
	x: number;
	y: number;
}

/** A picture of the media library, in the shape of a form value. */
export interface PictureAsset {
	id: number;
	url: string;
	mime: string;
	alternativeText?: string | null;
	focalPoint?: FocalPoint | null;
}

export const defaultFocalPoint: FocalPoint = { x: 50, y: 50 };

export const isPicture = (value: unknown): value is PictureAsset =>
	typeof value === 'object' &&
	value !== null &&
	'id' in value &&
	'mime' in value &&
	String(value.mime).startsWith('image/');
