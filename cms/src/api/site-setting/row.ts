import { type SiteRow, siteShape } from './presenter';

interface StoredSite extends SiteRow {
	documentId: string;
}

/** The single type with its components, or null before there is one. */
export const readSite = (): Promise<StoredSite | null> =>
	strapi.db
		.query('api::site-setting.site-setting')
		.findOne({ ...siteShape, select: [...siteShape.select, 'documentId'] });
