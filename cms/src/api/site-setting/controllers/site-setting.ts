import { getSite, updateSite } from '@sumu/contract';
import { action } from '../../../contract/action';
import { oneResponse } from '../../../contract/pages';
import { changedResponse } from '../../../contract/writes';
import { features } from '../../../platform/lib/features';
import { siteData } from '../data';
import { presentSiteSetting } from '../presenter';
import { readSite, type StoredSite } from '../row';

const uid = 'api::site-setting.site-setting';

const shown = (row: StoredSite | null) => ({ ...presentSiteSetting(row ?? {}), features });
const owned = (row: StoredSite | null) => ({
	...shown(row),
	moderateReviews: row?.moderateReviews ?? false,
});

export default {
	one: action(getSite, {
		everyone: async () => oneResponse(shown(await readSite())),
		admin: async () => oneResponse(owned(await readSite())),
	}),

	update: action(updateSite, async ({ body }) => {
		const data = await siteData(body);
		const site = await readSite();
		if (site) await strapi.documents(uid).update({ documentId: site.documentId, data });
		else await strapi.documents(uid).create({ data });
		return changedResponse(owned(await readSite()));
	}),
};
