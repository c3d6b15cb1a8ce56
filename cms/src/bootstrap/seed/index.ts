import type { Core } from '@strapi/strapi';
import { demoSite } from '../../../demo/content/site-setting';
import { isDemoDecided, markDemoDecided } from '../../demo/demo-flags';
import { createDocuments } from '../../demo/documents';
import { uploadPictures } from '../../demo/pictures';
import { createSiteSetting, ensureSiteSetting } from '../../demo/site-setting';
import { env } from '../../env';
import { ensureDetails } from './ensure-details';
import { restoreSections } from './restore-sections';

/** Checks whether all of our content types are empty; accounts and pictures do not count. */
async function isEmpty(strapi: Core.Strapi): Promise<boolean> {
	for (const [uid, { uid: type }] of Object.entries(strapi.contentTypes))
		if (uid.startsWith('api::') && (await strapi.db.query(type).count()) > 0) return false;
	return true;
}

/**
 * Fills an empty database with demo content once, if SEED_DEMO is set. Pictures are stored one by one and found again
 * after an interruption. All documents and the record that they exist are one transaction, so a killed start leaves all
 * of them or none.
 */
async function fillOnce(strapi: Core.Strapi) {
	if (!env.SEED_DEMO || (await isDemoDecided(strapi))) return;
	if (!(await isEmpty(strapi))) return markDemoDecided(strapi, { isSeeded: false });

	const pictures = await uploadPictures(strapi);
	strapi.log.info('Seeding demo content: projects, posts, reviews, services and skills');
	await strapi.db.transaction(async () => {
		await createDocuments(strapi, pictures);
		await createSiteSetting(strapi, demoSite, pictures);
		await markDemoDecided(strapi, { isSeeded: true });
	});
	strapi.log.info('Seeding demo content: done');
}

/** Seeds demo content if wanted, and the site settings in any case: the public responses rely on them. */
export async function seedDemo(strapi: Core.Strapi) {
	await fillOnce(strapi);
	await ensureSiteSetting(strapi);
	await restoreSections(strapi);
	await ensureDetails(strapi);
}
