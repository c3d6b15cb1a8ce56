import { join } from 'node:path';
import { requestTimes } from '@sumu/contract';
import { env } from '../src/env';
import { makeFolders } from '../src/platform/lib/data-folder';

/** Apart from the database: whatever a path like `/uploads/..%2f` reaches, it reaches uploads only. */
const publicRoot = join(env.DATA_DIR, 'public');
/** Strapi's local upload provider refuses to start without its folder. */
makeFolders(env.DATA_DIR, 'public', 'uploads');

export default {
	host: env.HOST,
	port: env.CMS_PORT,
	url: env.origins.cms,
	/** The last address in X-Forwarded-For is the one our own proxy saw; earlier ones can be made up. */
	proxy: { koa: env.TRUST_PROXY, maxIpsCount: 1 },
	app: { keys: env.APP_KEYS.split(',') },
	dirs: { public: publicRoot },
	http: { serverOptions: requestTimes },
	logger: { updates: { enabled: false }, startup: { enabled: false } },
	transfer: { remote: { enabled: false } },
	webhooks: { populateRelations: false },
};
