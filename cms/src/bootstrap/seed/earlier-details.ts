import type { Core } from '@strapi/strapi';
import { type Details, demandedOf, detailNames, everyDetail } from '@sumu/contract';
import { detailColumns } from '../../api/project/presenter';
import { asWriter } from '../../platform/documents/writer';
import { type Data, presenter, type StoredRow, shapeOf } from '../../platform/fields';

const settings = 'api::site-setting.site-setting';

/** Requires each detail that all published projects have, as `/sumu` did; the panel did not require them. */
async function detailsInUse(strapi: Core.Strapi): Promise<Details> {
	const rows: StoredRow<typeof detailColumns>[] = await strapi.db
		.query('api::project.project')
		.findMany({
			select: shapeOf(detailColumns).select,
			where: { publishedAt: { $notNull: true } },
		});
	const projects = rows.map(presenter(detailColumns));
	const isDemanded = (name: keyof Details) => {
		const schema = demandedOf({ ...everyDetail('optional'), [name]: 'required' });
		return projects.length > 0 && projects.every((project) => schema.safeParse(project).success);
	};
	const demands = detailNames.map((name) => [name, isDemanded(name) ? 'required' : 'optional']);
	return Object.fromEntries(demands);
}

/** Adds detail settings to the settings of an earlier release, so that published projects can still be saved. */
export async function ensureDetails(strapi: Core.Strapi) {
	const site = await strapi.db
		.query(settings)
		.findOne({ select: ['documentId'], populate: { details: true } });
	if (!site || site.details) return;
	const data: Data = { details: await detailsInUse(strapi) };
	await asWriter('The upgrade', () =>
		strapi.documents(settings).update({ documentId: site.documentId, data }),
	);
}
