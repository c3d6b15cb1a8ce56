import * as z from 'zod/mini';

export const pictureFormatSchema = z.object({
	/** Path on the same origin (`/uploads/…`), or an absolute URL if files are stored elsewhere. */
	url: z.string(),
	/** Pixels. */
	width: z.int(),
	height: z.int(),
	mime: z.string(),
});

/** A picture with everything that an `<img>` needs. Sizes are null for external pictures. */
export const pictureSchema = z.object({
	url: z.string(),
	width: z.nullable(z.int()),
	height: z.nullable(z.int()),
	alt: z.string(),
	/** Blurred thumbnail as a data URL. */
	placeholder: z.nullable(z.string()),
	/** Point that stays visible when the picture is cropped, in percent from left and top; null is the centre. */
	focalPoint: z.nullable(z.object({ x: z.number(), y: z.number() })),
	/** Smaller AVIF and WebP versions, in ascending order of width. */
	formats: z.array(pictureFormatSchema),
});

export type Picture = z.output<typeof pictureSchema>;
export type PictureFormat = z.output<typeof pictureFormatSchema>;

/** An uploaded picture, in the response shape of image hosts. */
export const uploadedSchema = z.object({
	success: z.literal(true),
	/** `url` is absolute and is the value for a form's picture field. */
	data: pictureSchema,
});
