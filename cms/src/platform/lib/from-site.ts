import { internalSecretHeader } from '@sumu/contract/parts';
import type { Context } from 'koa';
import { env } from '../../env';
import { isSameSecret } from './same-secret';

/** Whether the site sent a request, for it knows the secret. */
export const isFromSite = (ctx: Context) =>
	isSameSecret(ctx.get(internalSecretHeader), env.INTERNAL_SECRET);
