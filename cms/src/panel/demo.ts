import type { Context } from 'koa';
import { getSettingLabel } from '../api/site-setting/setting-name';
import * as demo from '../demo/remove';
import { demandUpdate } from './ability';

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
