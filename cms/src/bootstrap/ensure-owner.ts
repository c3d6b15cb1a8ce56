import type { Core } from '@strapi/strapi';
import { env } from '../env';
import { linkFirstOwner } from '../ranks/link-first-owner';

const ownerEmail = env.OWNER_EMAIL.toLowerCase();
const displayName = 'Owner';

async function ensureSiteOwner(strapi: Core.Strapi, password: string) {
	const users = strapi.db.query('plugin::users-permissions.user');
	if ((await users.count({ where: { role: { type: 'admin' } } })) > 0) return;
	const role = await strapi.db
		.query('plugin::users-permissions.role')
		.findOne({ where: { type: 'admin' } });
	if (await users.findOne({ where: { email: ownerEmail } }))
		throw new Error(`${ownerEmail} belongs to a visitor's account; choose another OWNER_EMAIL`);
	await strapi.plugin('users-permissions').service('user').add({
		username: ownerEmail,
		email: ownerEmail,
		password,
		displayName,
		provider: 'local',
		confirmed: true,
		emailVerified: true,
		role: role.id,
	});
}

async function ensurePanelOwner(strapi: Core.Strapi, password: string) {
	if (await strapi.service('admin::user').exists()) return;
	const role = await strapi.service('admin::role').getSuperAdmin();
	await strapi.service('admin::user').create({
		email: ownerEmail,
		firstname: displayName,
		password,
		isActive: true,
		registrationToken: null,
		roles: [role.id],
	});
}

async function createOwner(strapi: Core.Strapi) {
	const password = env.OWNER_PASSWORD;
	if (!password) {
		strapi.log.warn('OWNER_PASSWORD is not set: a missing owner is not created');
		return;
	}
	await ensureSiteOwner(strapi, password);
	await ensurePanelOwner(strapi, password);
}

/** Creates the owner if missing, in the site and in the panel, and links the two accounts. */
export async function ensureOwner(strapi: Core.Strapi) {
	await createOwner(strapi);
	await linkFirstOwner(strapi);
}
