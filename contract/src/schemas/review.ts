import * as z from 'zod/mini';
import { maxLengths, rating } from '../limits';
import * as messages from '../messages';
import { lineField, lineOrUndefined, requiredText, wholeField } from './fields';
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
	/** When it was last changed. */
	updated: z.iso.datetime(),
});

/** The average of an item's approved reviews, to one decimal. */
export const ratingSchema = z.object({ average: z.number(), count: z.int() });

/** A review as its writer sees it. */
export const ownReviewSchema = z.extend(reviewSchema, {
	projectId: z.nullable(z.string()),
	blogId: z.nullable(z.string()),
	/** Whether it waits for the owner before others see it. */
	pending: z.boolean(),
});

const id = lineOrUndefined(maxLengths.name);

/** City or country of a writer: '' clears it; null, like a missing value, leaves it unchanged. */
const placeLine = z.pipe(
	z.nullish(
		lineField().check(z.trim(), z.maxLength(maxLengths.name, messages.tooLong(maxLengths.name))),
	),
	z.transform((line) => (line === '' ? null : (line ?? undefined))),
);
const oneItem = <Item extends { projectId?: unknown; blogId?: unknown }>(message: string) =>
	z.refine<Item>(({ projectId, blogId }) => !(projectId && blogId), {
		error: message,
		path: ['blogId'],
	});

/** A visitor's review; with neither id it is about the owner's work in general. */
export const reviewBodySchema = z
	.object({
		projectId: id,
		blogId: id,
		reviewText: requiredText(messages.enterReview, maxLengths.text),
		rating: wholeField(messages.chooseRating, rating),
		userCity: placeLine,
		/** Earlier clients send what their location service said, or '' where it said nothing. */
		location: z.pipe(
			z.union([z.literal(''), z.nullish(z.object({ country: placeLine }))]),
			z.transform((location) => location || undefined),
		),
	})
	.check(oneItem(messages.reviewOfOne));

/** The review form; what it is about comes from the page. */
export const reviewFormSchema = z.object({
	reviewText: reviewBodySchema.shape.reviewText,
	rating: z
		.int(messages.chooseRating)
		.check(
			z.minimum(rating.min, messages.chooseRating),
			z.maximum(rating.max, messages.chooseRating),
		),
});

/** Which item's reviews are asked for. */
export const reviewOfQuery = z.object({ projectId: id, blogId: id });

export type ReviewBody = z.input<typeof reviewBodySchema>;
export type ReviewForm = z.input<typeof reviewFormSchema>;
export type OwnReview = z.output<typeof ownReviewSchema>;
export type Rating = z.output<typeof ratingSchema>;
export type Review = z.output<typeof reviewSchema>;
