import { countSorted, getPage, getSite, updateSite } from '@sumu/contract';
import { createAction } from '../../../contract/action';
import { changedResponse, oneResponse } from '../../../contract/responses';
import { saveDocumentWithoutDraft } from '../../../platform/documents/save';
import { orNotFound } from '../../../platform/lib/http-errors';
import { toSiteColumns } from '../columns';
import { moveSorted, readSorted } from '../owners-lists';
import { presentOwnedSite, presentSite } from '../presenter';
import { readPage } from '../read-page';
import { readSite } from '../read-site';

const siteSettingUid = 'api::site-setting.site-setting';

export default {
	one: createAction(getSite, {
		kind: 'site',
		everyone: async () => oneResponse(presentSite(await readSite())),
		managers: async () => oneResponse(presentOwnedSite(await readSite())),
	}),

	page: createAction(getPage, async ({ params }) =>
		oneResponse(orNotFound(await readPage(params.slug))),
	),

	sorted: createAction(countSorted, async () => oneResponse(await readSorted())),

	update: createAction(updateSite, async ({ body }) => {
		const { updated, moved = [], ...rest } = body;
		const data = await toSiteColumns(rest);
		const site = await readSite();
		const current = async () => presentOwnedSite(await readSite());
		const first = () => moveSorted(moved, rest);
		if (site)
			await saveDocumentWithoutDraft(siteSettingUid, site.documentId, data, {
				updated,
				current,
				first,
			});
		else await strapi.documents(siteSettingUid).create({ data });
		return changedResponse(presentOwnedSite(await readSite()));
	}),
};
