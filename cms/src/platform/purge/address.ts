import { reachable } from '@sumu/contract/env';
import { purgeNotice } from '@sumu/contract/parts';
import { env } from '../../env';

const site = env.SITE_INTERNAL_URL ?? `http://${reachable(env.HOST)}:${env.SITE_PORT}`;

/** Address at which the site receives purge notices. */
export const purgeAddress = site.replace(/\/+$/, '') + purgeNotice.path;
