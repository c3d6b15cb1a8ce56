import * as z from 'zod/mini';
import { galleryPictures, maxLengths, projectOutcomes, projectYear } from '../limits';
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

/** What came of a project: a figure in a few signs, and what it counts. */
export const outcomeSchema = z.object({ value: z.string(), label: z.string() });

/** One of a project's pictures; `alt` is empty where the media library's own words stand in `picture`. */
export const galleryPictureSchema = z.object({
	picture: pictureSchema,
	alt: z.string(),
	caption: z.string(),
});

/** What a client said of a project. */
export const testimonialSchema = z.object({
	_id: z.string(),
	reviewText: z.string(),
	UserName: z.string(),
	userImg: z.nullable(z.string()),
});

/** What tells of a project as a case: none of it has to be there. */
export const caseStudyShape = {
	/** Markdown. */
	story: z.string(),
	client: z.string(),
	year: z.nullable(z.int()),
	role: z.string(),
	outcomes: z.array(outcomeSchema),
	/** In the owner's order. */
	gallery: z.array(galleryPictureSchema),
	/** Null where none is linked, and while the linked one is not shown. */
	testimonial: z.nullable(testimonialSchema),
};

/** The same as a form takes it; what is left out stays. */
export const caseStudyFormShape = {
	client: optionalLine(maxLengths.name),
	year: optionalWhole(messages.between(projectYear.min, projectYear.max), projectYear),
	role: optionalLine(maxLengths.line),
	outcomes: optionalList(
		z.object({
			value: requiredLine(messages.fillIn, maxLengths.short),
			label: requiredLine(messages.fillIn, maxLengths.name),
		}),
		projectOutcomes,
	),
	/** A review's id. */
	testimonial: optionalLine(maxLengths.name),
	story: optionalText(maxLengths.article),
	gallery: optionalList(
		z.object({
			image: pictureAddress(messages.selectPhotos),
			alt: optionalLine(maxLengths.line),
			caption: optionalLine(maxLengths.line),
		}),
		galleryPictures,
	),
};

export type Outcome = z.output<typeof outcomeSchema>;
export type GalleryPicture = z.output<typeof galleryPictureSchema>;
export type Testimonial = z.output<typeof testimonialSchema>;
