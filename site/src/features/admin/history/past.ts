import type { HistoryKind, Versioned } from '@sumu/contract';
import type { Difference } from '../conflict/difference';

/** One field that a version changed, in words. */
export interface Changed {
	readonly name: string;
	readonly label: string;
	readonly kind: Difference['kind'];
	readonly before: string;
	readonly after: string;
}

/** What a form has to say about the versions of what it changes. */
export interface Past {
	readonly kind: HistoryKind;
	readonly id: string;
	/** What a field is called, by the key of a read; nothing where the form does not have it. */
	readonly labelOf: (field: string) => string | undefined;
	/** @param before null where nothing was there */
	readonly compare: (before: Versioned | null, after: Versioned) => readonly Changed[];
	/** Shows what was restored. */
	readonly onRestored: (restored: Versioned) => void;
}

/** Of what no form of the workplace has. */
const others: Readonly<Record<string, string>> = {
	date: 'Date',
	about: 'What it is about',
	userImg: 'Photo',
	rating: 'Rating',
};

/** `someFieldName` as a person says it. */
const plain = (field: string) => {
	const spaced = field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
	return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

export const nameOf = ({ labelOf }: Past, field: string) =>
	labelOf(field) ?? others[field] ?? plain(field);
