import type { Core } from '@strapi/strapi';
import { type DetailSettings, detailNames, everyDetail, findDetailProblems } from '@sumu/contract';
import { detailColumns } from '../../api/project/presenter';
import { runAsWriter } from '../../platform/documents/writer';
import {
	createPresenter,
	type DocumentData,
	getQueryOptions,
	type StoredRow,
} from '../../platform/fields';

const siteSettingUid = 'api::site-setting.site-setting';

/** Requires each detail that all published projects have, as `/sumu` did; the panel did not require them. */
async function detailsInUse(strapi: Core.Strapi): Promise<DetailSettings> {
	const rows: StoredRow<typeof detailColumns>[] = await strapi.db
		.query('api::project.project')
		.findMany({
			select: getQueryOptions(detailColumns).select,
			where: { publishedAt: { $notNull: true } },
		});
	const projects = rows.map(createPresenter(detailColumns));
	const isDemanded = (name: keyof DetailSettings) => {
		const details: DetailSettings = { ...everyDetail('optional'), [name]: 'required' };
		const isComplete = (project: object) =>
			findDetailProblems(details, { ...project }).length === 0;
		return projects.length > 0 && projects.every(isComplete);
	};
	const demands = detailNames.map((name) => [name, isDemanded(name) ? 'required' : 'optional']);
	return Object.fromEntries(demands);
}

/** Adds detail settings to the settings of an earlier release, so that published projects can still be saved. */
export async function ensureDetails(strapi: Core.Strapi) {
	const site = await strapi.db
		.query(siteSettingUid)
		.findOne({ select: ['documentId'], populate: { details: true } });
	if (!site || site.details) return;
	const data: DocumentData = { details: await detailsInUse(strapi) };
	await runAsWriter('The upgrade', () =>
		strapi.documents(siteSettingUid).update({ documentId: site.documentId, data }),
	);
}
