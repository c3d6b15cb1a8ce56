import type { Context } from 'koa';
import { settingName } from '../api/site-setting/setting-name';
import * as demo from '../demo/remove';
import { demandUpdate } from './ability';

const settings = 'api::site-setting.site-setting';

/** What of the demo could be removed now, the settings as the panel calls them. */
export async function demoLeft(ctx: Context) {
	demandUpdate(ctx, settings);
	const left = await demo.demoLeft(strapi);
	ctx.body = { data: { ...left, settings: left.settings.map(settingName) } };
}

/** Removes it, as `/sumu` does. */
export async function removeDemo(ctx: Context) {
	demandUpdate(ctx, settings);
	ctx.body = { data: { removed: await demo.removeDemo(strapi) } };
}
