import { errors } from '@strapi/utils';
import { setupBodySchema } from '@sumu/contract';
import type { Context } from 'koa';
import { noteSetup, setupState } from '../api/setup/setup-state';
import { getSettingLabel } from '../api/site-setting/panel';
import * as demo from '../demo/remove';
import { demandUpdate } from './ability';

/** Skips or dismisses the first steps, as `/sumu` does. */
export async function saveSetup(ctx: Context) {
	demandUpdate(ctx, 'api::site-setting.site-setting');
	const body = setupBodySchema.safeParse(ctx.request.body);
	if (!body.success) throw new errors.ValidationError('There is no such step');
	await noteSetup(body.data);
	ctx.body = { data: await setupState() };
}

const settingsUid = 'api::site-setting.site-setting';

/** Returns the demo content that could be removed now, with the panel's labels for settings. */
export async function demoLeft(ctx: Context) {
	demandUpdate(ctx, settingsUid);
	const demoContent = await demo.getDemoContent(strapi);
	ctx.body = { data: { ...demoContent, settings: demoContent.settings.map(getSettingLabel) } };
}

/** Removes the demo content, as `/sumu` does. */
export async function removeDemo(ctx: Context) {
	demandUpdate(ctx, settingsUid);
	ctx.body = { data: { removed: await demo.removeDemo(strapi) } };
}
