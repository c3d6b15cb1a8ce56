import {
	type BulkAction,
	type BulkBody,
	bulkActionsOf,
	type DocumentKind,
	tagKey,
} from '@sumu/contract';
import { adminWords } from '../../words';
import type { DataRow } from './list-config';

/** Body of a bulk call without the entries. */
export type BulkChange = Pick<BulkBody, 'action' | 'tag' | 'category' | 'price' | 'percent'>;

/** A change and the rows it is for. */
export interface BulkStep {
	readonly change: BulkChange;
	readonly ids: readonly string[];
}

/** Fields of rows that decide how a change is undone. */
interface ChangeableRow extends DataRow {
	readonly tags?: readonly string[];
	readonly category?: string | null;
	readonly group?: string | null;
	readonly projectPrice?: number | null;
	readonly read?: boolean;
	readonly pending?: boolean | undefined;
}

const { bulk: words } = adminWords;

export const actionLabels: Readonly<Record<BulkAction, string>> = words.actions;

const idsOf = (rows: readonly DataRow[]) => rows.map(({ _id }) => _id);

/** Changes that give each row its earlier value back, one for each value. */
function restoreValues<Value extends string | number>(
	rows: readonly ChangeableRow[],
	read: (row: ChangeableRow) => Value | null | undefined,
	toChange: (value: Value) => BulkChange,
): BulkStep[] {
	const idsByValue = new Map<Value, string[]>();
	for (const row of rows) {
		const value = read(row);
		if (value === null || value === undefined) continue;
		idsByValue.set(value, [...(idsByValue.get(value) ?? []), row._id]);
	}
	return [...idsByValue].map(([value, ids]) => ({ change: toChange(value), ids }));
}

const hasTag = (row: ChangeableRow, tag: string) =>
	(row.tags ?? []).some((one) => tagKey(one) === tagKey(tag));

/**
 * Returns the changes that undo a change, from the rows as they were before. A row is left out if the change was none,
 * or if its earlier state cannot be restored this way: a published entry with a newer draft.
 */
export function undoSteps(
	{ action, tag = '' }: BulkChange,
	before: readonly DataRow[],
): BulkStep[] {
	const rows = before as readonly ChangeableRow[];
	const step = (change: BulkChange, some: readonly ChangeableRow[]) =>
		some.length > 0 ? [{ change, ids: idsOf(some) }] : [];
	switch (action) {
		case 'publish':
		case 'approve':
			return step(
				{ action: 'unpublish' },
				rows.filter(({ shown, status }) => shown === false && status === 'draft'),
			);
		case 'unpublish':
			return step(
				{ action: 'publish' },
				rows.filter(({ status }) => status === 'published'),
			);
		case 'read':
			return step(
				{ action: 'unread' },
				rows.filter(({ read }) => read === false),
			);
		case 'unread':
			return step(
				{ action: 'read' },
				rows.filter(({ read }) => read === true),
			);
		case 'addTag':
			return step(
				{ action: 'removeTag', tag },
				rows.filter((row) => !hasTag(row, tag)),
			);
		case 'removeTag':
			return step(
				{ action: 'addTag', tag },
				rows.filter((row) => hasTag(row, tag)),
			);
		case 'setCategory':
			return restoreValues(
				rows,
				({ category, group }) => category ?? group,
				(category) => ({ action: 'setCategory', category }),
			);
		case 'setPrice':
		case 'changePrice':
			return restoreValues(
				rows,
				({ projectPrice }) => projectPrice,
				(price) => ({ action: 'setPrice', price }),
			);
		default:
			return [];
	}
}

/** Actions on rows of a kind that need no further value, in the order in which they are offered. */
export const plainActionsOf = (kind: DocumentKind): readonly BulkAction[] =>
	bulkActionsOf[kind].filter((action) =>
		kind === 'review'
			? action === 'approve' || action === 'unpublish'
			: ['publish', 'unpublish', 'read', 'unread'].includes(action),
	);

/** Actions on rows of a kind that need a value. */
export const valueActionsOf = (kind: DocumentKind): readonly BulkAction[] =>
	bulkActionsOf[kind].filter((action) =>
		['addTag', 'removeTag', 'setCategory', 'setPrice', 'changePrice'].includes(action),
	);
