import * as z from 'zod/mini';
import { pictureSchema } from './picture';

/** An uploaded picture, in the shape image hosts answer. */
export const uploadedSchema = z.object({
	success: z.literal(true),
	/** `url` is absolute, and what a form's picture field takes. */
	data: pictureSchema,
});

export type Uploaded = z.output<typeof uploadedSchema>;
