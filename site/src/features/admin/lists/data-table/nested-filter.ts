import { parse, stringify } from 'qs';

/**
 * Conditions of a list by their names in the address: those of the list call, such as `tag`, and those in Strapi's
 * filter syntax, such as `filters[rating][$gte]`.
 */
export type ListFilters = Readonly<Record<string, string>>;

/** Levels of `filters` that are read, as many as the CMS accepts. */
const MAX_DEPTH = 10;

const datePattern = /^\d{4}-\d\d-\d\d$/;

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the name of a condition in Strapi's filter syntax. */
export const nameCondition = (field: string, operator: string): string =>
	stringify(
		{ filters: { [field]: { [operator]: null } } },
		{ encode: false, strictNullHandling: true },
	);

export const isNestedCondition = (name: string): boolean => isNested(parse(name).filters);

/** A last day includes all its hours. */
function withWholeLastDays(conditions: object): object {
	return Object.fromEntries(
		Object.entries(conditions).map(([name, value]) => {
			if (isNested(value)) return [name, withWholeLastDays(value)];
			const isLastDay = name === '$lte' && datePattern.test(value);
			return [name, isLastDay ? `${value}T23:59:59.999Z` : value];
		}),
	);
}

/** Query of a list call for the rows that meet these conditions. */
export function toFilterQuery(conditions: ListFilters): Record<string, string> {
	const call = parse({ ...conditions }, { depth: MAX_DEPTH });
	const query = stringify(withWholeLastDays(call));
	return Object.fromEntries(new URLSearchParams(query));
}
