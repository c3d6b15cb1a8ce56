import type { SiteSettingRow } from './presenter';

export interface StoredSite extends SiteSettingRow {
	documentId: string;
	moderateReviews: boolean;
}

const all = { populate: true } as const;
const populate = {
	headlines: true,
	heroPicture: true,
	platforms: true,
	socials: true,
	teasers: true,
	aboutSkills: true,
	portrait: true,
	achievements: true,
	sections: all,
	pages: true,
	development: all,
	statistics: true,
	contactSteps: true,
	seo: all,
};

/** The single type with its components, or null before there is one. */
export const readSite = (): Promise<StoredSite | null> =>
	strapi.db.query('api::site-setting.site-setting').findOne({ populate });
