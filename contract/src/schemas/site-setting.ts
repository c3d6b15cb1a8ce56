import * as z from 'zod/mini';
import { publishedSchema } from './sections';
import { publicSettings, settingDefinitions, type teaserIcons } from './settings';
import { formsOf, responsesOf, settingLimits } from './settings/fields';
import { sortedMove } from './sorted';
import { baseShape } from './state';

/** Components of the API's document. */
export const brandSchema = publicSettings.brand.response;
export const detailsSchema = publicSettings.details.response;
export const legalSchema = publicSettings.legal.response;

/** Every owner-specific text, number and picture of the site. */
export const siteSettingSchema = z.object(responsesOf(publicSettings));

/** Everything about the site that a visitor's page needs. */
export const siteSchema = z.extend(siteSettingSchema, {
	/** Optional features of this installation. */
	features: z.object({
		/** Sign-in with Google. */
		google: z.boolean(),
		/** Whether e-mails are sent rather than only logged. */
		mail: z.boolean(),
		/** Whether pages report their views. */
		visits: z.boolean(),
	}),
	published: publishedSchema,
	/** Categories with at least one published project. */
	shownCategories: z.array(z.string()),
	/** Time of the last change to any setting. */
	updated: z.iso.datetime(),
	/** Only admins get these fields. */
	moderateReviews: z.optional(settingDefinitions.moderateReviews.response),
	trashDays: z.optional(settingDefinitions.trashDays.response),
	visitStatistics: z.optional(settingDefinitions.visitStatistics.response),
	stages: z.optional(settingDefinitions.stages.response),
});

const everyFormSchema = z.object(formsOf(settingDefinitions));

/** The owner's settings form. `words` are edited on a separate screen. */
export const siteFormSchema = z.omit(everyFormSchema, { words: true });

/** Missing fields keep their value. */
export const siteUpdateSchema = z.extend(z.partial(everyFormSchema), {
	/** New category or group for projects and skills whose current one is removed by this update. */
	moved: z.optional(z.array(sortedMove).check(z.maxLength(settingLimits.entries))),
	...baseShape,
});

export type Site = z.output<typeof siteSchema>;
export type SiteSetting = z.output<typeof siteSettingSchema>;
/** Form values: a text is never null. */
export type SiteForm = z.output<typeof siteFormSchema>;
export type SiteUpdateBody = z.output<typeof siteUpdateSchema>;
export type Brand = SiteSetting['brand'];
export type TeaserIcon = (typeof teaserIcons)[number];

/** Default visual identity. */
export const defaultBrand = publicSettings.brand.initial as Brand;
