import type { UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { WhereFilter } from './slice';

/** Fields that a list can be filtered by: the column of each, or the filter for each value of a computed one. */
export interface FilterFields {
	uid: UID.ContentType;
	fields: Readonly<Record<string, string | ((value: string) => WhereFilter)>>;
}

const MAX_SEARCH_WORDS = 10;

/** Matches rows that contain every word of a text, each in any of the columns. */
export function toSearchFilter(columns: readonly string[], text: string | undefined): WhereFilter {
	const words = text?.split(/\s+/).filter(Boolean).slice(0, MAX_SEARCH_WORDS) ?? [];
	if (words.length === 0) return {};
	return { $and: words.map((word) => ({ $or: columns.map((column) => contains(column, word)) })) };
}

/** A column of a related entry is written `relation.column`. */
function contains(column: string, word: string): WhereFilter {
	const [name = '', nestedName] = column.split('.');
	const condition = { $containsi: word };
	return { [name]: nestedName ? { [nestedName]: condition } : condition };
}

const listOperators = new Set(['$in', '$notIn', '$between']);
const nullOperators = new Set(['$null', '$notNull']);
const textOperators = new Set(
	'$eqi $contains $notContains $containsi $notContainsi $startsWith $startsWithi $endsWith $endsWithi'.split(
		' ',
	),
);
const valueOperators = new Set(['$eq', '$ne', '$lt', '$lte', '$gt', '$gte']);

const MAX_FILTER_DEPTH = 5;
const MAX_FILTER_CONDITIONS = 50;

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

function refuse(message: string): never {
	throw new errors.ValidationError(message, { errors: [{ path: ['filters'], message }] });
}

/** Items of a list, which the query parser returns as an object if its indexes are far apart. */
const itemsOf = (value: unknown): unknown[] => {
	if (Array.isArray(value)) return value;
	const isIndexed = isObject(value) && Object.keys(value).every((key) => /^\d+$/.test(key));
	return isIndexed ? Object.values(value) : [value];
};

function readText(value: unknown): string {
	if (typeof value === 'string') return value;
	if (typeof value === 'number' || typeof value === 'boolean') return String(value);
	return refuse('A filter compares with a text, a number, or true or false');
}

const readNumber = (text: string) => {
	const number = Number(text);
	return text.trim() !== '' && Number.isFinite(number) ? number : refuse(`${text} is not a number`);
};

function readBoolean(text: string) {
	if (text === 'true' || text === '1') return true;
	return text === 'false' || text === '0' ? false : refuse(`${text} is neither true nor false`);
}

const readTime = (text: string) => {
	const time = new Date(text);
	return Number.isNaN(time.getTime()) ? refuse(`${text} is not a date`) : time.toISOString();
};

const readers: Readonly<Record<string, (text: string) => unknown>> = {
	integer: readNumber,
	decimal: readNumber,
	float: readNumber,
	boolean: readBoolean,
	datetime: readTime,
};

function readCondition(operator: string, value: unknown, type: string) {
	const readValue = readers[type] ?? ((text: string) => text);
	if (nullOperators.has(operator)) return readBoolean(readText(value));
	if (listOperators.has(operator)) {
		const values = itemsOf(value).map((item) => readValue(readText(item)));
		if (operator === '$between' && values.length !== 2) refuse('$between takes two values');
		return values;
	}
	if (textOperators.has(operator)) return readText(value);
	if (valueOperators.has(operator)) return readValue(readText(value));
	return refuse(`${operator} is not an operator`);
}

/**
 * Converts a filter in Strapi's syntax into a condition. Only the given fields can be named.
 * @throws ValidationError
 */
export function toFilterCondition({ uid, fields }: FilterFields, filters: unknown): WhereFilter {
	let conditionCount = 0;
	const attributes = strapi.contentType(uid).attributes as Record<string, { type: string }>;

	function readField(name: string, condition: unknown): WhereFilter {
		const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
		if (!field) return refuse(`${name} is not a field to filter by`);
		const pairs = isObject(condition) ? Object.entries(condition) : [['$eq', condition] as const];
		conditionCount += pairs.length;
		if (conditionCount > MAX_FILTER_CONDITIONS) refuse('The filter has too many conditions');
		if (typeof field === 'string') {
			const type = attributes[field]?.type ?? 'string';
			const values = pairs.map(([operator, value]) => [
				operator,
				readCondition(operator, value, type),
			]);
			return { [field]: Object.fromEntries(values) };
		}
		return {
			$and: pairs.map(([operator, value]) =>
				operator === '$eq' ? field(readText(value)) : refuse(`${name} takes only $eq`),
			),
		};
	}

	function readGroup(group: unknown, depth: number): WhereFilter {
		if (!isObject(group)) return refuse('A filter names fields');
		if (depth > MAX_FILTER_DEPTH) return refuse('The filter is nested too deeply');
		const conditions = Object.entries(group).map(([name, value]): WhereFilter => {
			if (name === '$and' || name === '$or') {
				const items = itemsOf(value).map((item) => readGroup(item, depth + 1));
				return { [name]: items };
			}
			return name === '$not' ? { $not: readGroup(value, depth + 1) } : readField(name, value);
		});
		return conditions.length === 0 ? {} : { $and: conditions };
	}

	return filters === undefined ? {} : readGroup(filters, 1);
}
