import type { Core } from '@strapi/strapi';
import { ensureOwner } from './bootstrap/ensure-owner';
import { ensureSearch } from './bootstrap/ensure-search';
import { configurePanel } from './bootstrap/panel';
import { servePanelAtRoot } from './bootstrap/public-root';
import { registerPurgeNotices } from './bootstrap/purge-notices';
import { seedDemo } from './bootstrap/seed';
import { syncRoles } from './bootstrap/sync-roles';
import { awaitTurn, endTurn } from './bootstrap/turn';
import { registerCarts } from './documents/carts';
import { registerDefaults } from './documents/defaults';
import { registerCounts } from './documents/forget-counts';
import { keepAnAdmin } from './identity/keep-an-admin';
import { followRemovals } from './identity/remove-account';
import { indexSessions } from './identity/session-rows';
import { closeRedis } from './lib/redis';
import { registerMedia } from './media';

export default {
	async register({ strapi }: { strapi: Core.Strapi }) {
		await awaitTurn();
		servePanelAtRoot(strapi);
		registerDefaults(strapi);
		registerCounts(strapi);
		registerCarts(strapi);
		keepAnAdmin(strapi);
		registerMedia(strapi);
		indexSessions(strapi);
	},

	async bootstrap({ strapi }: { strapi: Core.Strapi }) {
		followRemovals(strapi);
		await syncRoles(strapi);
		await ensureOwner(strapi);
		await seedDemo(strapi);
		await ensureSearch(strapi);
		await configurePanel(strapi);
		registerPurgeNotices(strapi);
		await endTurn();
	},

	async destroy() {
		await closeRedis();
	},
};
