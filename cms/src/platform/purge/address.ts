import { toReachableHost } from '@sumu/contract/env';
import { purgeNotice } from '@sumu/contract/parts';
import { env } from '../../env';

const internalSiteUrl =
	env.SITE_INTERNAL_URL ?? `http://${toReachableHost(env.HOST)}:${env.SITE_PORT}`;

/** Address at which the site receives purge notices. */
export const purgeAddress = internalSiteUrl.replace(/\/+$/, '') + purgeNotice.path;
