import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isTimeZone, messages } from '@sumu/contract';

const uid = 'api::site-setting.site-setting';

/** Refuses a time zone in which no time can be said; none at all is UTC. */
export function refuseUnknownZone(strapi: Core.Strapi) {
	strapi.documents.use(async ({ action, uid: written, params }, next) => {
		if (written !== uid || (action !== 'create' && action !== 'update')) return next();
		const data: Record<string, unknown> = params.data ?? {};
		const { timeZone } = data;
		if (typeof timeZone === 'string' && timeZone !== '' && !isTimeZone(timeZone)) {
			const message = messages.noTimeZone;
			throw new errors.ValidationError(message, { errors: [{ path: ['timeZone'], message }] });
		}
		return next();
	});
}
