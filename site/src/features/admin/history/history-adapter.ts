import type { HistoryKind, VersionContent } from '@sumu/contract';
import type { VersionDifference } from '../conflict/version-conflict';

/** A field that a version changed, as text. */
export interface FieldChange {
	readonly name: string;
	readonly label: string;
	readonly kind: VersionDifference['kind'];
	readonly before: string;
	readonly after: string;
}

/** Adapter of a form for the history panel. */
export interface HistoryAdapter {
	readonly kind: HistoryKind;
	readonly id: string;
	/** Label of a field by its name in read responses; undefined if the form does not have it. */
	readonly labelOf: (field: string) => string | undefined;
	/** @param before null for the first version */
	readonly compare: (
		before: VersionContent | null,
		after: VersionContent,
	) => readonly FieldChange[];
	/** Shows the restored version in the form. */
	readonly onRestored: (restored: VersionContent) => void;
}

/** Labels of fields that no admin form has. */
const extraFieldLabels: Readonly<Record<string, string>> = {
	date: 'Date',
	about: 'Reviewed item',
	userImg: 'Photo',
	rating: 'Rating',
};

/** Turns `someFieldName` into `Some field name`. */
const humanizeFieldName = (field: string) => {
	const spacedName = field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
	return spacedName.charAt(0).toUpperCase() + spacedName.slice(1);
};

export const nameOf = ({ labelOf }: HistoryAdapter, field: string) =>
	labelOf(field) ?? extraFieldLabels[field] ?? humanizeFieldName(field);
