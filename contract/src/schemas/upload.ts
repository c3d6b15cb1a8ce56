import * as z from 'zod/mini';
import { pictureSchema } from './picture';

/** An uploaded picture, in the response shape of image hosts. */
export const uploadedSchema = z.object({
	success: z.literal(true),
	/** `url` is absolute and is the value for a form's picture field. */
	data: pictureSchema,
});

export type UploadResponse = z.output<typeof uploadedSchema>;
