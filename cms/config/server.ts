import { join } from 'node:path';
import { requestTimeouts } from '@sumu/contract';
import { env } from '../src/env';
import { makeFolders } from '../src/platform/lib/data-folder';

/** Separate from the database: a path like `/uploads/..%2f` can reach nothing but uploads. */
const publicRoot = join(env.DATA_DIR, 'public');
/** Strapi's local upload provider refuses to start without its folder. */
makeFolders(env.DATA_DIR, 'public', 'uploads');

export default {
	host: env.HOST,
	port: env.CMS_PORT,
	url: env.origins.cms,
	/** Trusts only the last address in X-Forwarded-For, which our own proxy adds; earlier ones can be forged. */
	proxy: { koa: env.TRUST_PROXY, maxIpsCount: 1 },
	app: { keys: env.APP_KEYS.split(',') },
	dirs: { public: publicRoot },
	http: { serverOptions: requestTimeouts },
	logger: { updates: { enabled: false }, startup: { enabled: false } },
	transfer: { remote: { enabled: false } },
	webhooks: { populateRelations: false },
};
