import { readStatistics, reportVisit, settingDefinitions } from '@sumu/contract';
import type { Context } from 'koa';
import { roleOf, workplaceRoles } from '../../../access/roles';
import { createAction } from '../../../contract/action';
import { oneResponse } from '../../../contract/responses';
import { countVisit } from '../count-visits';
import { describeVisit, deviceOf, isProgram } from '../describe-visit';
import { readVisits } from '../read-statistics';

/** Milliseconds for which the setting is cached: each view would read it. */
const SETTING_CACHE_MS = 2000;
let cachedSetting = { isOn: false, readAt: 0 };

async function isCounting(): Promise<boolean> {
	if (Date.now() - cachedSetting.readAt < SETTING_CACHE_MS) return cachedSetting.isOn;
	const row = await strapi.db
		.query('api::site-setting.site-setting')
		.findOne({ select: ['visitStatistics'] });
	const isOn = row?.visitStatistics ?? settingDefinitions.visitStatistics.initial === true;
	cachedSetting = { isOn, readAt: Date.now() };
	return isOn;
}

/** Checks whether the visitor's browser asks not to be tracked. */
const isOptedOut = (ctx: Context) => ctx.get('dnt') === '1' || ctx.get('sec-gpc') === '1';

/** Headers in which proxies and content delivery networks name the visitor's country. */
const countryHeaders = ['cf-ipcountry', 'x-vercel-ip-country', 'cloudfront-viewer-country'];
const unknownCountries = ['XX', 'T1'];

function countryOf(ctx: Context): string | null {
	const country = countryHeaders.map((name) => ctx.get(name).toUpperCase()).find(Boolean) ?? '';
	return /^[A-Z]{2}$/.test(country) && !unknownCountries.includes(country) ? country : null;
}

const isHelper = (ctx: Context) => workplaceRoles.some((role) => role === roleOf(ctx.state));

export default {
	visit: createAction(reportVisit, async ({ body, ctx }) => {
		const userAgent = ctx.get('user-agent');
		const visit = describeVisit(body);
		if (
			visit &&
			!isOptedOut(ctx) &&
			!isProgram(userAgent) &&
			!isHelper(ctx) &&
			(await isCounting())
		)
			await countVisit({
				...visit,
				country: countryOf(ctx),
				device: deviceOf(userAgent),
				visitor: `${ctx.ip} ${userAgent}`,
			});
		ctx.status = 204;
		return null;
	}),

	read: createAction(readStatistics, async ({ query }) => oneResponse(await readVisits(query))),
};
