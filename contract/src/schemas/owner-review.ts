import * as z from 'zod/mini';
import { maxLengths, rating } from '../limits';
import * as messages from '../messages';
import { optionalLine, pictureAddress, requiredLine, requiredText } from './fields';
import { reviewSchema } from './review';
import { baseShape, savable, saveShape, stateShape } from './state';

export const reviewSources = ['owner', 'visitor'] as const;

/** A review in a list; only an admin is told more than `reviewSchema` holds. */
export const listedReviewSchema = z.extend(reviewSchema, {
	...stateShape,
	userEmail: z.optional(z.nullable(z.string())),
	/** Whether it waits for the owner before others see it. */
	pending: z.optional(z.boolean()),
	source: z.optional(z.enum(reviewSources)),
	/** Whether it is one of those the home page shows. */
	picked: z.optional(z.boolean()),
	/** The project on the site that it is about, or that quotes it; in lists without pages. */
	project: z.optional(z.nullable(z.object({ slug: z.string(), name: z.string() }))),
	/** What it is about. */
	about: z.optional(z.nullable(z.object({ _id: z.string(), name: z.string() }))),
});

/** By what a managed list is sorted. */
export const reviewSortFields = ['UserName', 'rating', 'date'] as const;

/** The owner's form that adds what a client said. */
export const ownerReviewFormSchema = z.object({
	userName: requiredLine(messages.reviewerName, maxLengths.name),
	/** Shown as the city. */
	location: requiredLine(messages.reviewerAddress, maxLengths.name),
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
	/** On the home page: where any is picked, only those are. */
	picked: z.optional(z.boolean()),
});

export const ownerReviewBodySchema = z.extend(ownerReviewFormSchema, saveShape).check(savable);

/** What is left out stays as it is; one that waits goes on waiting, unless it is approved or published. */
export const reviewUpdateSchema = z.object({
	reviewText: z.optional(requiredText(messages.reviewerText, maxLengths.text)),
	UserName: z.optional(requiredLine(messages.reviewerName, maxLengths.name)),
	userCity: optionalLine(maxLengths.name),
	picked: z.optional(z.boolean()),
	/** True shows it on the site, false takes it back. */
	approve: z.optional(z.boolean()),
});
export const reviewUpdateBodySchema = z
	.extend(reviewUpdateSchema, { ...saveShape, ...baseShape })
	.check(savable);

export type OwnerReviewForm = z.input<typeof ownerReviewFormSchema>;
export type OwnerReviewBody = z.output<typeof ownerReviewBodySchema>;
export type ReviewUpdateForm = z.input<typeof reviewUpdateSchema>;
export type ReviewUpdateBody = z.output<typeof reviewUpdateBodySchema>;
export type ListedReview = z.output<typeof listedReviewSchema>;
