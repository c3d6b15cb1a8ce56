import type { HistoryKind, Versioned } from '@sumu/contract';
import type { Difference } from '../conflict/difference';

/** A field that a version changed, as text. */
export interface Changed {
	readonly name: string;
	readonly label: string;
	readonly kind: Difference['kind'];
	readonly before: string;
	readonly after: string;
}

/** Adapter of a form for the history panel. */
export interface Past {
	readonly kind: HistoryKind;
	readonly id: string;
	/** Label of a field by its name in read responses; undefined if the form does not have it. */
	readonly labelOf: (field: string) => string | undefined;
	/** @param before null for the first version */
	readonly compare: (before: Versioned | null, after: Versioned) => readonly Changed[];
	/** Shows the restored version in the form. */
	readonly onRestored: (restored: Versioned) => void;
}

/** Labels of fields that no admin form has. */
const others: Readonly<Record<string, string>> = {
	date: 'Date',
	about: 'What it is about',
	userImg: 'Photo',
	rating: 'Rating',
};

/** Turns `someFieldName` into `Some field name`. */
const plain = (field: string) => {
	const spaced = field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
	return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

export const nameOf = ({ labelOf }: Past, field: string) =>
	labelOf(field) ?? others[field] ?? plain(field);
