import * as z from 'zod/mini';
import {
	MAX_GALLERY_PICTURES,
	MAX_PROJECT_OUTCOMES,
	maxLengths,
	projectYearRange,
} from '../limits';
import * as messages from '../messages';
import {
	optionalLine,
	optionalList,
	optionalText,
	optionalWhole,
	pictureAddress,
	requiredLine,
} from './fields';
import { pictureSchema } from './picture';

/** Result of a project: a short figure and its label. */
export const outcomeSchema = z.object({ value: z.string(), label: z.string() });

/** Picture of a project. If `alt` is empty, the media library's text in `picture` is used. */
export const galleryPictureSchema = z.object({
	picture: pictureSchema,
	alt: z.string(),
	caption: z.string(),
});

/** A client's review of a project. */
export const testimonialSchema = z.object({
	_id: z.string(),
	reviewText: z.string(),
	UserName: z.string(),
	userImg: z.nullable(z.string()),
});

/** Case study of a project. Every field is optional. */
export const caseStudyShape = {
	/** Markdown. */
	story: z.string(),
	client: z.string(),
	year: z.nullable(z.int()),
	role: z.string(),
	outcomes: z.array(outcomeSchema),
	/** In the owner's order. */
	gallery: z.array(galleryPictureSchema),
	/** Null if no review is linked, and while the linked review is not shown. */
	testimonial: z.nullable(testimonialSchema),
};

/** Form fields of the case study. Missing fields keep their value. */
export const caseStudyFormShape = {
	client: optionalLine(maxLengths.name),
	year: optionalWhole(
		messages.numberBetween(projectYearRange.min, projectYearRange.max),
		projectYearRange,
	),
	role: optionalLine(maxLengths.line),
	outcomes: optionalList(
		z.object({
			value: requiredLine(messages.fillIn, maxLengths.short),
			label: requiredLine(messages.fillIn, maxLengths.name),
		}),
		MAX_PROJECT_OUTCOMES,
	),
	/** Id of a review. */
	testimonial: optionalLine(maxLengths.name),
	story: optionalText(maxLengths.article),
	gallery: optionalList(
		z.object({
			image: pictureAddress(messages.selectPhotos),
			alt: optionalLine(maxLengths.line),
			caption: optionalLine(maxLengths.line),
		}),
		MAX_GALLERY_PICTURES,
	),
};

export type ProjectOutcome = z.output<typeof outcomeSchema>;
export type GalleryPicture = z.output<typeof galleryPictureSchema>;
export type Testimonial = z.output<typeof testimonialSchema>;
