/** The specification's words to the letter, or plain English. */
export const wordings = ['original', 'plain'] as const;
/** The specification's 300, 200 and 100, or none. */
export const counterChoices = ['specified', 'off'] as const;

export type Wording = (typeof wordings)[number];

/** Whether dates can be written in it: its IANA name is known. */
export function isTimeZone(timeZone: string): boolean {
	try {
		return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
	} catch {
		return false;
	}
}

/** Whether it is a BCP 47 tag, of whatever language. */
export function isLanguage(tag: string): boolean {
	try {
		return Intl.getCanonicalLocales(tag).length === 1;
	} catch {
		return false;
	}
}

/** Whether it is an ISO 4217 code in use. */
export const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code);
