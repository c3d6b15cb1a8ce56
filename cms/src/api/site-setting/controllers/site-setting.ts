import { countSorted, getPage, getSite, updateSite } from '@sumu/contract';
import { action } from '../../../contract/action';
import { oneResponse } from '../../../contract/pages';
import { changedResponse } from '../../../contract/writes';
import { saveLive } from '../../../platform/documents/save';
import { found } from '../../../platform/lib/found';
import { siteColumns } from '../columns';
import { readPage } from '../own-page';
import { moveSorted, readSorted } from '../owners-lists';
import { presentOwnedSite, presentSite } from '../presenter';
import { readSite } from '../row';

const uid = 'api::site-setting.site-setting';

export default {
	one: action(getSite, {
		kind: 'site',
		everyone: async () => oneResponse(presentSite(await readSite())),
		managers: async () => oneResponse(presentOwnedSite(await readSite())),
	}),

	page: action(getPage, async ({ params }) => oneResponse(found(await readPage(params.slug)))),

	sorted: action(countSorted, async () => oneResponse(await readSorted())),

	update: action(updateSite, async ({ body }) => {
		const { updated, moved = [], ...rest } = body;
		const data = await siteColumns(rest);
		const site = await readSite();
		const current = async () => presentOwnedSite(await readSite());
		const first = () => moveSorted(moved, rest);
		if (site) await saveLive(uid, site.documentId, data, { updated, current, first });
		else await strapi.documents(uid).create({ data });
		return changedResponse(presentOwnedSite(await readSite()));
	}),
};
