import * as z from 'zod/mini';
import { maxLengths, ratingRange } from '../limits';
import * as messages from '../messages';
import { lineField, lineOrUndefined, requiredText, wholeField } from './fields';
import { pictureSchema } from './picture';

/** A review as the carousel shows it, without the e-mail address. */
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
	/** Time of the last change. */
	updated: z.iso.datetime(),
});

/** Average rating in an item's approved reviews, rounded to one decimal. */
export const ratingSchema = z.object({ average: z.number(), count: z.int() });

/** A review as its author sees it. */
export const ownReviewSchema = z.extend(reviewSchema, {
	projectId: z.nullable(z.string()),
	blogId: z.nullable(z.string()),
	/** True if the review awaits the owner's approval and is hidden from others. */
	pending: z.boolean(),
});

const itemIdSchema = lineOrUndefined(maxLengths.name);

/** City or country of an author: '' clears it; null, like a missing value, leaves it unchanged. */
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
		projectId: itemIdSchema,
		blogId: itemIdSchema,
		reviewText: requiredText(messages.enterReview, maxLengths.text),
		rating: wholeField(messages.chooseRating, ratingRange),
		userCity: placeLine,
		/** Older clients send the result of their location service, or '' if there was none. */
		location: z.pipe(
			z.union([z.literal(''), z.nullish(z.object({ country: placeLine }))]),
			z.transform((location) => location || undefined),
		),
	})
	.check(oneItem(messages.reviewOfOne));

/** Review form. The page supplies the project or post. */
export const reviewFormSchema = z.object({
	reviewText: reviewBodySchema.shape.reviewText,
	rating: z
		.int(messages.chooseRating)
		.check(
			z.minimum(ratingRange.min, messages.chooseRating),
			z.maximum(ratingRange.max, messages.chooseRating),
		),
});

/** Project or post whose reviews are requested. */
export const reviewOfQuery = z.object({ projectId: itemIdSchema, blogId: itemIdSchema });

export type ReviewBody = z.input<typeof reviewBodySchema>;
export type ReviewForm = z.input<typeof reviewFormSchema>;
export type OwnReview = z.output<typeof ownReviewSchema>;
export type RatingSummary = z.output<typeof ratingSchema>;
export type Review = z.output<typeof reviewSchema>;
