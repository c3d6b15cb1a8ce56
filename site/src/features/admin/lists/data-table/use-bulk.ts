import { type BulkResult, changeInBulk, type DocumentKind } from '@sumu/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callAsUser } from '../../../../lib/session/call-as-user';
import { showAlert, showToast, showUndoToast } from '../../../../ui/alerts';
import { refreshResource } from '../../overview/api/overview';
import { adminWords } from '../../words';
import { type BulkChange, type BulkStep, undoSteps } from './bulk-actions';
import type { DataRow, ListConfig, RowState } from './list-config';
import { type TableState, toRowQuery } from './use-table-state';

/** Rows of one request. */
const MAX_ROWS_PER_REQUEST = 100;

export interface Progress {
	readonly done: number;
	readonly total: number;
	/** Whether the rows are still being read, before anything changes. */
	readonly isReading?: boolean;
}

type ReportProgress = (progress: Progress) => void;

/** A row that was not changed, and why. */
export interface Refusal {
	readonly id: string;
	readonly name: string;
	readonly message: string;
}

/** Applies changes to rows, a hundred in one request. */
export async function applyInSteps(
	kind: DocumentKind,
	steps: readonly BulkStep[],
	report: ReportProgress,
): Promise<BulkResult> {
	const total = steps.reduce((sum, { ids }) => sum + ids.length, 0);
	const refusals: BulkResult['failed'] = [];
	let processedCount = 0;
	report({ done: 0, total });
	for (const { change, ids } of steps)
		for (let start = 0; start < ids.length; start += MAX_ROWS_PER_REQUEST) {
			const someIds = ids.slice(start, start + MAX_ROWS_PER_REQUEST);
			const { data } = await callAsUser(changeInBulk, {
				params: { kind },
				body: { ...change, ids: someIds },
			});
			refusals.push(...data.failed);
			processedCount += someIds.length;
			report({ done: processedCount, total });
		}
	return { done: total - refusals.length, failed: refusals };
}

/** Reads all rows that match a state of the list, page by page. */
async function readAllRows<Item extends DataRow>(
	{ read }: ListConfig<Item, string, RowState>,
	state: TableState,
	report: ReportProgress,
): Promise<Item[]> {
	const { signal } = new AbortController();
	const rows = new Map<string, Item>();
	for (let page = 1; ; page += 1) {
		const query = { ...toRowQuery(state), page, size: MAX_ROWS_PER_REQUEST };
		const { data, pagination, total } = await read(query, signal);
		for (const row of data) rows.set(row._id, row);
		report({ done: rows.size, total: total ?? rows.size, isReading: true });
		if (page >= (pagination.at(-1) ?? 1)) return [...rows.values()];
	}
}

/** Changes selected rows: with progress, a list of the refused rows, and a notice that offers to undo it. */
export function useBulk<Item extends DataRow>(list: ListConfig<Item, string, RowState>) {
	const queryClient = useQueryClient();
	const [progress, setProgress] = useState<Progress | null>(null);
	const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
	const { trash: kind } = list;

	const namedRefusals = (rows: readonly Item[], result: BulkResult): Refusal[] => {
		const names = new Map(rows.map((row) => [row._id, list.nameOf(row)]));
		return result.failed.map(({ _id, message }) => ({
			id: _id,
			name: names.get(_id) ?? _id,
			message,
		}));
	};

	async function offerUndo(change: BulkChange, rows: readonly Item[], count: number) {
		const title = adminWords.bulk.done(count, change.action);
		const steps = undoSteps(change, rows);
		if (!kind || steps.length === 0) return void showToast('success', { title });
		if (!(await showUndoToast({ title, action: adminWords.removal.undo }))) return;
		try {
			setRefusals(namedRefusals(rows, await applyInSteps(kind, steps, setProgress)));
		} catch (error) {
			await showFailure(error);
		} finally {
			setProgress(null);
			await refreshResource(queryClient, list.resource);
		}
	}

	const mutation = useMutation({
		async mutationFn({
			change,
			readRows,
			onDone,
		}: {
			change: BulkChange;
			readRows: () => Promise<readonly Item[]>;
			onDone: () => void;
		}) {
			if (!kind) return;
			setRefusals([]);
			try {
				const rows = await readRows();
				const ids = rows.map(({ _id }) => _id);
				const result = await applyInSteps(kind, [{ change, ids }], setProgress);
				setRefusals(namedRefusals(rows, result));
				onDone();
				const refusedIds = new Set(result.failed.map(({ _id }) => _id));
				const changedRows = rows.filter(({ _id }) => !refusedIds.has(_id));
				// Not awaited: the rows have changed already.
				if (result.done > 0) void offerUndo(change, changedRows, result.done);
			} catch (error) {
				await showFailure(error);
			} finally {
				setProgress(null);
				await refreshResource(queryClient, list.resource);
			}
		},
	});

	return {
		readAll: (state: TableState) =>
			readAllRows(list, state, setProgress).finally(() => setProgress(null)),
		apply: mutation.mutate,
		isBusy: mutation.isPending || progress !== null,
		progress,
		refusals,
		dismissRefusals: () => setRefusals([]),
	};
}

const showFailure = (error: unknown) =>
	showAlert('error', {
		title: adminWords.notDone,
		text: error instanceof Error ? error.message : '',
	});
