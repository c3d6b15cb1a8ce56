import { getSite, updateSite } from '@sumu/contract';
import { action } from '../../../contract/action';
import { oneResponse } from '../../../contract/pages';
import { changedResponse } from '../../../contract/writes';
import { siteColumns } from '../columns';
import { presentOwnedSite, presentSite } from '../presenter';
import { readSite } from '../row';

const uid = 'api::site-setting.site-setting';

export default {
	one: action(getSite, {
		everyone: async () => oneResponse(presentSite(await readSite())),
		admin: async () => oneResponse(presentOwnedSite(await readSite())),
	}),

	update: action(updateSite, async ({ body }) => {
		const data = await siteColumns(body);
		const site = await readSite();
		if (site) await strapi.documents(uid).update({ documentId: site.documentId, data });
		else await strapi.documents(uid).create({ data });
		return changedResponse(presentOwnedSite(await readSite()));
	}),
};
