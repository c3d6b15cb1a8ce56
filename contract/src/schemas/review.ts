import * as z from 'zod/mini';
import { pictureSchema } from './picture';

/** A review as the carousel shows it; never with an e-mail. */
export const reviewSchema = z.object({
	_id: z.string(),
	reviewText: z.string(),
	userImg: z.nullable(z.string()),
	picture: z.nullable(pictureSchema),
	UserName: z.string(),
	userCity: z.nullable(z.string()),
	location: z.object({ country: z.nullable(z.string()) }),
	rating: z.nullable(z.int()),
	date: z.iso.datetime(),
});

export type Review = z.output<typeof reviewSchema>;
