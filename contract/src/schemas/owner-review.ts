import * as z from 'zod/mini';
import { maxLengths, ratingRange } from '../limits';
import * as messages from '../messages';
import { optionalLine, optionalPictureAddress, requiredLine, requiredText } from './fields';
import { reviewSchema } from './review';
import { baseShape, publicationCheck, saveShape, stateShape } from './state';

/** `client`: written with a personal link. */
export const reviewSources = ['owner', 'visitor', 'client'] as const;

/** A review in a list. Except for `project`, only users who manage reviews get the fields below. */
export const listedReviewSchema = z.extend(reviewSchema, {
	...stateShape,
	userEmail: z.optional(z.nullable(z.string())),
	/** True if the review awaits the owner's approval and is hidden from others. */
	pending: z.optional(z.boolean()),
	source: z.optional(z.enum(reviewSources)),
	/** True if the owner picked the review for the home page. */
	picked: z.optional(z.boolean()),
	/** Published project that the review is about, or that quotes it. Only in lists without pages. */
	project: z.optional(z.nullable(z.object({ slug: z.string(), name: z.string() }))),
	/** Project or post that the review is about. */
	about: z.optional(z.nullable(z.object({ _id: z.string(), name: z.string() }))),
});

/** Sortable fields of the managed list. */
export const reviewSortFields = ['UserName', 'rating', 'date'] as const;

/** Form in which the owner adds a client's review. */
export const ownerReviewFormSchema = z.object({
	userName: requiredLine(messages.reviewerName, maxLengths.name),
	/** Shown as the city. */
	location: requiredLine(messages.reviewerAddress, maxLengths.name),
	review: requiredText(messages.reviewerText, maxLengths.text),
	image: optionalPictureAddress(),
	rating: z.nullish(
		z
			.int(messages.chooseRating)
			.check(
				z.minimum(ratingRange.min, messages.chooseRating),
				z.maximum(ratingRange.max, messages.chooseRating),
			),
	),
	/** Picks the review for the home page. If any review is picked, the home page shows only picked ones. */
	picked: z.optional(z.boolean()),
});

export const ownerReviewBodySchema = z
	.extend(ownerReviewFormSchema, saveShape)
	.check(publicationCheck);

/** Missing fields keep their value. A pending review stays pending until it is approved or published. */
export const reviewUpdateSchema = z.object({
	reviewText: z.optional(requiredText(messages.reviewerText, maxLengths.text)),
	UserName: z.optional(requiredLine(messages.reviewerName, maxLengths.name)),
	userCity: optionalLine(maxLengths.name),
	picked: z.optional(z.boolean()),
	/** True shows the review on the site, false hides it again. */
	approve: z.optional(z.boolean()),
});
export const reviewUpdateBodySchema = z
	.extend(reviewUpdateSchema, { ...saveShape, ...baseShape })
	.check(publicationCheck);

export type OwnerReviewForm = z.input<typeof ownerReviewFormSchema>;
export type OwnerReviewBody = z.output<typeof ownerReviewBodySchema>;
export type ReviewUpdateBody = z.output<typeof reviewUpdateBodySchema>;
export type ListedReview = z.output<typeof listedReviewSchema>;
