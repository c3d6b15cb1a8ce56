import {
	addressPatterns,
	colourPattern,
	hasForeignScheme,
	messages,
	pageSlug,
	tagsPattern,
} from '@sumu/contract';

/** What a `schema.json` says of one value, as far as it is looked at here. */
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

/** Why a text does not fit its pattern, in words; of one that is neither address nor tags Strapi says it. */
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
 * What is wrong with a value, in words for whoever filled in the form, or null. A draft may be
 * unfinished: lack what is required, hold half an address. It may not hold what never could be published.
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
