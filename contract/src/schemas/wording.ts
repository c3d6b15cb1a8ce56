/** The exact texts of the specification, or plain English. */
export const wordingChoices = ['original', 'plain'] as const;
/** The specification's figures 300, 200 and 100, or no figures. */
export const counterChoices = ['specified', 'off'] as const;

/** Checks whether a name is a known IANA time zone. */
export function isTimeZone(timeZone: string): boolean {
	try {
		return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
	} catch {
		return false;
	}
}

/** Checks whether a tag is well-formed BCP 47, for any language. */
export function isLanguage(tag: string): boolean {
	try {
		return Intl.getCanonicalLocales(tag).length === 1;
	} catch {
		return false;
	}
}

/** Checks whether a code is an ISO 4217 currency code known to the runtime. */
export const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code);
