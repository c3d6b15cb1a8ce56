/** One thing the owner can set. `name` is its path in the settings, `item.name` within a list's entry. */
export type EntrySpec = PlainSpec | ChoiceSpec;
export type FieldSpec = EntrySpec | ListSpec;

export interface PlainSpec {
	readonly kind: 'line' | 'text' | 'address' | 'number' | 'tick' | 'picture';
	readonly name: string;
	readonly label: string;
	readonly help?: string;
}

export interface ChoiceSpec {
	readonly kind: 'choice';
	readonly name: string;
	readonly label: string;
	readonly options: readonly string[];
}

export interface ListSpec {
	readonly kind: 'list';
	readonly name: string;
	readonly label: string;
	/** What one entry is called: ‘Add {one}’. */
	readonly one: string;
	/** An entry's fields; a list of plain texts has one, called `value`. */
	readonly item: readonly EntrySpec[];
}

export interface GroupSpec {
	readonly id: string;
	readonly title: string;
	readonly fields: readonly FieldSpec[];
}

const line = (name: string, label: string, help?: string) =>
	({ kind: 'line', name, label, ...(help && { help }) }) as const;
const text = (name: string, label: string, help?: string) =>
	({ kind: 'text', name, label, ...(help && { help }) }) as const;
const address = (name: string, label: string) => ({ kind: 'address', name, label }) as const;
const number = (name: string, label: string) => ({ kind: 'number', name, label }) as const;
const picture = (name: string, label: string, help?: string) =>
	({ kind: 'picture', name, label, ...(help && { help }) }) as const;
const list = (name: string, label: string, one: string, ...item: ListSpec['item']) =>
	({ kind: 'list', name, label, one, item }) as const;
const choice = (name: string, label: string, options: readonly string[]) =>
	({ kind: 'choice', name, label, options }) as const;
const tick = (name: string, label: string, help: string) =>
	({ kind: 'tick', name, label, help }) as const;

export const field = { line, text, address, number, picture, list, choice, tick };
