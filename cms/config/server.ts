import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../src/env';

/** Strapi's local upload provider refuses to start without its folder. */
mkdirSync(join(env.DATA_DIR, 'uploads'), { recursive: true });

export default {
	host: env.HOST,
	port: env.CMS_PORT,
	url: env.origins.cms,
	/** The last address in X-Forwarded-For is the one our own proxy saw; earlier ones can be made up. */
	proxy: { koa: env.TRUST_PROXY, maxIpsCount: 1 },
	app: { keys: env.APP_KEYS.split(',') },
	dirs: { public: env.DATA_DIR },
	logger: { updates: { enabled: false }, startup: { enabled: false }, config: { level: 'info' } },
	transfer: { remote: { enabled: false } },
	webhooks: { populateRelations: false },
};
