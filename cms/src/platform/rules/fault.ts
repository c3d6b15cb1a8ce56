import {
	addressPatterns,
	colourPattern,
	hasForeignScheme,
	messages,
	pageSlug,
	tagsPattern,
} from '@sumu/contract';

/** Constraints of an attribute in `schema.json`, limited to those that are checked here. */
export interface Attribute {
	type: string;
	component?: string;
	required?: boolean;
	minLength?: number;
	maxLength?: number;
	min?: number;
	max?: number;
	enum?: readonly string[];
	regex?: string;
}

const addresses: ReadonlySet<string> = new Set(Object.values(addressPatterns));

/** Returns the message for a text that does not match a pattern; undefined if Strapi's own message is used. */
export function patternWords(regex: string): string | undefined {
	if (addresses.has(regex)) return messages.invalidAddress;
	if (regex === pageSlug) return messages.noPageSlug;
	if (regex === colourPattern.source) return messages.invalidColour;
	return regex === tagsPattern ? messages.notATag : undefined;
}

function textFault(text: string, attribute: Attribute, draft: boolean): string | null {
	const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, regex, enum: choices } = attribute;
	if (text.length > maxLength) return messages.tooLong(maxLength);
	if (choices && !choices.includes(text)) return messages.chooseOne(choices);
	if (regex && addresses.has(regex) && hasForeignScheme(text)) return messages.invalidAddress;
	if (draft) return null;
	if (text.length < minLength) return messages.tooShort(minLength);
	return regex && !new RegExp(regex).test(text) ? (patternWords(regex) ?? null) : null;
}

function numberFault(value: number, { min, max, type }: Attribute): string | null {
	const low = min !== undefined && value < min;
	const high = max !== undefined && value > max;
	const broken = type === 'integer' && !Number.isInteger(value);
	if (!low && !high && !broken) return null;
	if (min === undefined || max === undefined) return messages.atLeast(min ?? 0);
	return messages.between(min, max);
}

/**
 * Returns a message for the form if a value is invalid, else null. A draft may be unfinished, with required values
 * missing or half an address, but must not contain what could never be published.
 */
export function faultOf(value: unknown, attribute: Attribute, draft: boolean): string | null {
	if (value === undefined || value === null || value === '')
		return attribute.required && !draft ? messages.fillIn : null;
	if (typeof value === 'string') return textFault(value, attribute, draft);
	if (typeof value === 'number') return numberFault(value, attribute);
	const { type, max } = attribute;
	if (type === 'component' && Array.isArray(value) && max !== undefined && value.length > max)
		return messages.tooMany(max);
	return null;
}
