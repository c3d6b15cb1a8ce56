import * as z from 'zod/mini';
import { maxLengths, rating } from '../limits';
import { messages } from '../messages';
import { optionalText, pictureAddress, requiredText, unsaidText, wholeField } from './fields';
import { pictureSchema } from './picture';
import { baseShape, savable, saveShape, stateShape } from './state';

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

export const reviewSources = ['owner', 'visitor'] as const;

/** A review in a list; only an admin is told more than `reviewSchema` holds. */
export const listedReviewSchema = z.extend(reviewSchema, {
	...stateShape,
	userEmail: z.optional(z.nullable(z.string())),
	/** Whether it waits for the owner before others see it. */
	pending: z.optional(z.boolean()),
	source: z.optional(z.enum(reviewSources)),
	/** What it is about. */
	about: z.optional(z.nullable(z.object({ _id: z.string(), name: z.string() }))),
});

/** By what a managed list is sorted. */
export const reviewSortFields = ['UserName', 'rating', 'date'] as const;

/** The average of an item's approved reviews, to one decimal. */
export const ratingSchema = z.object({ average: z.number(), count: z.int() });

/** A review as its writer sees it. */
export const ownReviewSchema = z.extend(reviewSchema, {
	projectId: z.nullable(z.string()),
	blogId: z.nullable(z.string()),
	/** Whether it waits for the owner before others see it. */
	pending: z.boolean(),
});

const id = unsaidText(maxLengths.name);
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
		userCity: unsaidText(maxLengths.name),
		/** Earlier clients send what their location service said, or '' where it said nothing. */
		location: z.pipe(
			z.union([z.literal(''), z.nullish(z.object({ country: unsaidText(maxLengths.name) }))]),
			z.transform((location) => location || undefined),
		),
	})
	.check(oneItem(messages.reviewOfOne));

/** The owner's form that adds what a client said. */
export const ownerReviewFormSchema = z.object({
	userName: requiredText(messages.reviewerName, maxLengths.name),
	/** Shown as the city. */
	location: requiredText(messages.reviewerAddress, maxLengths.name),
	review: requiredText(messages.reviewerText, maxLengths.text),
	image: pictureAddress(messages.reviewerPhoto),
	rating: z.nullish(
		z
			.int(messages.chooseRating)
			.check(
				z.minimum(rating.min, messages.chooseRating),
				z.maximum(rating.max, messages.chooseRating),
			),
	),
});

export const ownerReviewBodySchema = z.extend(ownerReviewFormSchema, saveShape).check(savable);

/** What is left out stays as it is; one that waits goes on waiting, unless it is approved or published. */
export const reviewUpdateSchema = z.object({
	reviewText: z.optional(requiredText(messages.reviewerText, maxLengths.text)),
	UserName: z.optional(requiredText(messages.reviewerName, maxLengths.name)),
	userCity: optionalText(maxLengths.name),
	/** True shows it on the site, false takes it back. */
	approve: z.optional(z.boolean()),
});
export const reviewUpdateBodySchema = z
	.extend(reviewUpdateSchema, { ...saveShape, ...baseShape })
	.check(savable);

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

export type OwnerReviewForm = z.input<typeof ownerReviewFormSchema>;
export type OwnerReviewBody = z.output<typeof ownerReviewBodySchema>;
export type ReviewUpdateForm = z.input<typeof reviewUpdateSchema>;
export type ReviewUpdateBody = z.output<typeof reviewUpdateBodySchema>;
export type ListedReview = z.output<typeof listedReviewSchema>;
export type ReviewBody = z.input<typeof reviewBodySchema>;
export type ReviewForm = z.input<typeof reviewFormSchema>;
export type OwnReview = z.output<typeof ownReviewSchema>;
export type Rating = z.output<typeof ratingSchema>;
export type Review = z.output<typeof reviewSchema>;
