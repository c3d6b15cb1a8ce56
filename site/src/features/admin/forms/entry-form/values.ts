import type {
	AnyRow,
	EntryFormDefinition,
	EntryValues,
	FieldRows,
	FormEntryValue,
} from './definition';

/** Value of a field in the form. */
export type FormFieldValue = string | string[] | boolean | FormEntryValue[];
type ReadableRow<Entry> = AnyRow & { read?: (entry: Entry) => unknown };

/** Rows by name. The definition's type guarantees that each row fits its field. */
export const rowsOf = <Form, Entry>(fields: FieldRows<Form, Entry>) =>
	Object.entries(fields) as [string, ReadableRow<Entry>][];

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value));

function entryOf(names: readonly string[], entry: unknown): FormEntryValue {
	const storedValues = new Map<string, unknown>(Object.entries(Object(entry)));
	return Object.fromEntries(names.map((name) => [name, textOf(storedValues.get(name))]));
}

function toFormFieldValue(row: AnyRow, value: unknown): FormFieldValue {
	if (row.kind === 'tick') return value === true;
	const list: unknown[] = Array.isArray(value) ? value : [];
	switch (row.kind) {
		case 'list':
			return Array.from({ length: row.length }, (_, index) => textOf(list[index]));
		case 'lines':
		case 'references':
			return list.map(textOf);
		case 'entries':
			return list.map((entry) => entryOf(Object.keys(row.item), entry));
		case 'gallery':
			return list.map((entry) => entryOf(['image', 'alt', 'caption'], entry));
		default:
			return textOf(value);
	}
}

const initialOf = (row: AnyRow) =>
	row.kind === 'choice' ? (row.initial ?? row.choices[0]?.[0]) : undefined;

/** Form values of an entry, or those of an empty form. */
export function valuesOf<Form, Entry>(
	{ fields }: EntryFormDefinition<Form, Entry>,
	entry: Entry | undefined,
): EntryValues<Form> {
	const storedValues = new Map<string, unknown>(Object.entries(entry ?? {}));
	const values = rowsOf(fields).map(([name, row]) => {
		const read = entry && row.read ? row.read(entry) : storedValues.get(name);
		return [name, toFormFieldValue(row, entry ? read : initialOf(row))];
	});
	return Object.fromEntries(values);
}

const isFilled = (one: unknown) =>
	Object.values(typeof one === 'string' ? [one] : Object(one)).some((text) => textOf(text).trim());

/** Returns the value to send, without empty lines and entries. */
function toRequestValue(row: AnyRow, value: FormFieldValue | undefined): unknown {
	if (row.kind === 'choice') return row.choices.find(([choice]) => textOf(choice) === value)?.[0];
	const isLoose = row.kind === 'lines' || row.kind === 'entries';
	return isLoose && Array.isArray(value) ? [...value].filter(isFilled) : value;
}

/** Whether an update keeps the stored value. */
const isLeft = (
	row: AnyRow,
	value: FormFieldValue | undefined,
	before: FormFieldValue | undefined,
) =>
	row.kind === 'picture' ? value === before : row.kind === 'line' && Boolean(row.isFixed && before);

/** Builds the request body from the form values; `before` has the stored values when editing. */
export function bodyOf<Form, Entry>(
	{ fields }: EntryFormDefinition<Form, Entry>,
	values: EntryValues<Form>,
	before: EntryValues<Form> | undefined,
): unknown {
	const currentValues = new Map<string, FormFieldValue>(Object.entries(values));
	const old = before && new Map<string, FormFieldValue>(Object.entries(before));
	const bodyEntries = rowsOf(fields).map(([name, row]) => {
		const value = currentValues.get(name);
		const stays = old && isLeft(row, value, old.get(name));
		return [name, stays ? undefined : toRequestValue(row, value)];
	});
	return Object.fromEntries(bodyEntries);
}

export const isSame = (one: FormFieldValue | undefined, other: FormFieldValue | undefined) =>
	one === other || JSON.stringify(one) === JSON.stringify(other);

/** Returns the values that differ from `before`. */
export function changedOf<Values extends object>(before: Values, values: Values): Partial<Values> {
	const old = new Map<string, FormFieldValue>(Object.entries(before));
	const changedEntries = Object.entries(values).filter(
		([name, value]) => !isSame(old.get(name), value),
	);
	return Object.fromEntries(changedEntries) as Partial<Values>;
}

const isText = (item: unknown) =>
	typeof item === 'string' ||
	(typeof item === 'object' &&
		item !== null &&
		Object.values(item).every((text) => typeof text === 'string'));

const isLike = (sample: unknown, value: unknown) =>
	Array.isArray(sample)
		? Array.isArray(value) && value.every(isText)
		: typeof value === typeof sample;

/** Merges `storedValues` into `initial`, without unknown fields and values of another type. */
export function mergeStoredValues<Values extends object>(
	initial: Values,
	storedValues: object,
): Values {
	const samples = new Map<string, unknown>(Object.entries(initial));
	const compatibleEntries = Object.entries(storedValues).filter(
		([name, value]) => samples.has(name) && isLike(samples.get(name), value),
	);
	return { ...initial, ...Object.fromEntries(compatibleEntries) };
}
