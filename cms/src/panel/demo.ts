import type { Context } from 'koa';
import { settingName } from '../api/site-setting/setting-name';
import * as demo from '../demo/remove';
import { demandUpdate } from './ability';

const settings = 'api::site-setting.site-setting';

/** Returns the demo content that could be removed now, with the panel's labels for settings. */
export async function demoLeft(ctx: Context) {
	demandUpdate(ctx, settings);
	const left = await demo.demoLeft(strapi);
	ctx.body = { data: { ...left, settings: left.settings.map(settingName) } };
}

/** Removes the demo content, as `/sumu` does. */
export async function removeDemo(ctx: Context) {
	demandUpdate(ctx, settings);
	ctx.body = { data: { removed: await demo.removeDemo(strapi) } };
}
