import * as z from 'zod/mini';

export const pictureFormatSchema = z.object({
	/** Address on the same origin (`/uploads/…`), or absolute where files live elsewhere. */
	url: z.string(),
	/** Pixels. */
	width: z.int(),
	height: z.int(),
	mime: z.string(),
});

/** A picture with all an `<img>` needs; sizes are null where only an outside address is known. */
export const pictureSchema = z.object({
	url: z.string(),
	width: z.nullable(z.int()),
	height: z.nullable(z.int()),
	alt: z.string(),
	/** A blurred miniature as a data address. */
	placeholder: z.nullable(z.string()),
	/** What must stay in view where it is cut, in percent from the left and the top; null is the middle. */
	focalPoint: z.nullable(z.object({ x: z.number(), y: z.number() })),
	/** Smaller and lighter versions, AVIF and WebP, ascending in width. */
	formats: z.array(pictureFormatSchema),
});

export type Picture = z.output<typeof pictureSchema>;
export type PictureFormat = z.output<typeof pictureFormatSchema>;
