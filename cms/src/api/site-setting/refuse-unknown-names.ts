import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isCurrency, isLanguage, isTimeZone, messages } from '@sumu/contract';

const uid = 'api::site-setting.site-setting';

/** What the panel takes as a text, and only some texts are: whether it is one, and what is said where not. */
const named = [
	[['timeZone'], isTimeZone, messages.noTimeZone],
	[['contact', 'timeZone'], isTimeZone, messages.noTimeZone],
	[['language'], isLanguage, messages.noLanguage],
	[['currency'], isCurrency, messages.noCurrency],
] as const;

const partOf = (whole: unknown, name: string): unknown =>
	typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;

/** Refuses a time zone, language or currency in which nothing can be said; none at all is the default. */
export function refuseUnknownNames(strapi: Core.Strapi) {
	strapi.documents.use(async ({ action, uid: written, params }, next) => {
		if (written !== uid || (action !== 'create' && action !== 'update')) return next();
		for (const [path, isKnown, message] of named) {
			const given = path.reduce<unknown>(partOf, params.data);
			if (typeof given === 'string' && given !== '' && !isKnown(given))
				throw new errors.ValidationError(message, { errors: [{ path: [...path], message }] });
		}
		return next();
	});
}
