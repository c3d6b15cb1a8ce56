import { errors } from '@strapi/utils';
import { setupBodySchema } from '@sumu/contract';
import type { Context } from 'koa';
import { setupState } from '../api/setup/setup-state';
import { noteSetup } from '../api/setup/wishes';
import { demandUpdate } from './ability';

/** Skips or dismisses the first steps, as `/sumu` does. */
export async function saveSetup(ctx: Context) {
	demandUpdate(ctx, 'api::site-setting.site-setting');
	const body = setupBodySchema.safeParse(ctx.request.body);
	if (!body.success) throw new errors.ValidationError('That is no step');
	await noteSetup(body.data);
	ctx.body = { data: await setupState() };
}
