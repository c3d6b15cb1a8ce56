import { internalSecretHeader } from '@sumu/contract/parts';
import type { Context } from 'koa';
import { env } from '../../env';
import { isSameSecret } from './same-secret';

/** Checks by the internal secret whether the site sent a request. */
export const isFromSite = (ctx: Context) =>
	isSameSecret(ctx.get(internalSecretHeader), env.INTERNAL_SECRET);
