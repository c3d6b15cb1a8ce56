import {
	addressPatterns,
	colourPattern,
	hasForeignScheme,
	messages,
	pageSlugSource,
	tagsPattern,
} from '@sumu/contract';

/** Constraints of an attribute in `schema.json`, limited to those that are checked here. */
export interface AttributeConstraints {
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

const addressPatternSet: ReadonlySet<string> = new Set(Object.values(addressPatterns));

/** Returns the message for a text that does not match a pattern; undefined if Strapi's own message is used. */
export function getPatternMessage(regex: string): string | undefined {
	if (addressPatternSet.has(regex)) return messages.invalidAddress;
	if (regex === pageSlugSource) return messages.noPageSlug;
	if (regex === colourPattern.source) return messages.invalidColour;
	return regex === tagsPattern ? messages.notATag : undefined;
}

function textFault(text: string, attribute: AttributeConstraints, draft: boolean): string | null {
	const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, regex, enum: choices } = attribute;
	if (text.length > maxLength) return messages.tooLong(maxLength);
	if (choices && !choices.includes(text)) return messages.chooseOne(choices);
	if (regex && addressPatternSet.has(regex) && hasForeignScheme(text))
		return messages.invalidAddress;
	if (draft) return null;
	if (text.length < minLength) return messages.tooShort(minLength);
	return regex && !new RegExp(regex).test(text) ? (getPatternMessage(regex) ?? null) : null;
}

function numberFault(value: number, { min, max, type }: AttributeConstraints): string | null {
	const isTooLow = min !== undefined && value < min;
	const isTooHigh = max !== undefined && value > max;
	const isFraction = type === 'integer' && !Number.isInteger(value);
	if (!isTooLow && !isTooHigh && !isFraction) return null;
	if (min === undefined || max === undefined) return messages.atLeast(min ?? 0);
	return messages.numberBetween(min, max);
}

/**
 * Returns a message for the form if a value is invalid, else null. A draft may be unfinished, with required values
 * missing or half an address, but must not contain what could never be published.
 */
export function findFault(
	value: unknown,
	attribute: AttributeConstraints,
	draft: boolean,
): string | null {
	if (value === undefined || value === null || value === '')
		return attribute.required && !draft ? messages.fillIn : null;
	if (typeof value === 'string') return textFault(value, attribute, draft);
	if (typeof value === 'number') return numberFault(value, attribute);
	const { type, max } = attribute;
	if (type === 'component' && Array.isArray(value) && max !== undefined && value.length > max)
		return messages.tooMany(max);
	return null;
}
