import { errors } from '@strapi/utils';
import { isCurrency, isLanguage, isTimeZone, messages } from '@sumu/contract';
import type { DocumentWrite } from '../../platform/documents/document-write';

/** Text fields of the settings that accept only known names: path, check and error message. */
const checkedSettings = [
	[['timeZone'], isTimeZone, messages.noTimeZone],
	[['contact', 'timeZone'], isTimeZone, messages.noTimeZone],
	[['language'], isLanguage, messages.noLanguage],
	[['currency'], isCurrency, messages.noCurrency],
] as const;

const partOf = (whole: unknown, name: string): unknown =>
	typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;

/** Refuses an unknown time zone, language or currency; an empty one means the default. */
export async function refuseUnknownNames({ params }: DocumentWrite) {
	for (const [path, isKnown, message] of checkedSettings) {
		const submittedName = path.reduce<unknown>(partOf, params.data);
		if (typeof submittedName === 'string' && submittedName !== '' && !isKnown(submittedName))
			throw new errors.ValidationError(message, { errors: [{ path: [...path], message }] });
	}
}
