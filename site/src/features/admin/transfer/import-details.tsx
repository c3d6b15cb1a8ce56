import { Box } from '@chakra-ui/react';
import { type Import, type ImportOptions, type ImportStatus, importStatuses } from '@sumu/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askConfirmation, showAlert, showToast } from '../../../ui/alerts';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { Field, Input } from '../../../ui/field';
import { TextButton, TextLink } from '../../../ui/text-link';
import { formatDateTime } from '../history/format-date-time';
import { StateFilter } from '../lists/data-table/state-filter';
import { Failure, SkeletonRows } from '../ui/loading-states';
import { ProgressBar } from '../ui/progress-bar';
import { cancel, importQuery, isWorking, saveFile, start, undo } from './api';
import { ColumnMapping, type MappingState } from './column-mapping';
import { ReportRows } from './report-rows';
import { importWords } from './words';

/** Changes an import, and refetches it and the history. Failures are shown. */
function useImportActions(id: string, onUndone: () => void) {
	const queryClient = useQueryClient();
	const { mutate, isPending } = useMutation({
		mutationFn: async (run: () => Promise<unknown>) => {
			try {
				await run();
			} catch (error) {
				const errorText = error instanceof Error ? error.message : '';
				await showAlert('error', { title: importWords.failed, text: errorText });
			}
			await queryClient.invalidateQueries();
		},
	});
	return {
		isBusy: isPending,
		start: (options: ImportOptions) => mutate(() => start(id, options)),
		cancel: () => mutate(() => cancel(id)),
		async undo(count: number) {
			if (count > 0 && !(await askConfirmation(importWords.undoQuestion))) return;
			mutate(async () => {
				const deletedCount = await undo(id);
				onUndone();
				if (deletedCount > 0)
					void showToast('success', { title: importWords.undone(deletedCount) });
			});
		},
	};
}

interface Choices {
	readonly unticked: ReadonlySet<number>;
	readonly asDrafts: boolean;
	readonly keepAddresses: boolean;
	readonly author: string;
	readonly category: string;
	readonly mapping: MappingState;
}

const isAddable = (status: ImportStatus) =>
	status === 'published' || status === 'draft' || status === 'scheduled';

function toOptions(found: Import, choices: Choices): ImportOptions {
	const { unticked, asDrafts, keepAddresses, author, category, mapping } = choices;
	const only = found.report.flatMap((_, position) => (unticked.has(position) ? [] : [position]));
	const { type, columns, consent } = mapping;
	return {
		...(unticked.size > 0 && found.tables.length === 0 && { only }),
		asDrafts,
		keepAddresses,
		...(author.trim() && { author: author.trim() }),
		...(category.trim() && { category: category.trim() }),
		...(found.tables.length > 0 && { type, columns, ...(consent && { consent }) }),
	};
}

function OptionFields({ value, onChange }: { value: Choices; onChange: (next: Choices) => void }) {
	return (
		<Box display="grid" gap="4" maxWidth="640px">
			<Checkbox
				label={importWords.asDrafts}
				checked={value.asDrafts}
				onChange={({ target }) => onChange({ ...value, asDrafts: target.checked })}
			/>
			<Checkbox
				label={importWords.keepAddresses}
				checked={value.keepAddresses}
				onChange={({ target }) => onChange({ ...value, keepAddresses: target.checked })}
			/>
			<Box display="grid" gap="4" gridTemplateColumns={{ md: '1fr 1fr' }}>
				<Field label={importWords.author}>
					{(control) => (
						<Input
							{...control}
							value={value.author}
							onChange={({ target }) => onChange({ ...value, author: target.value })}
						/>
					)}
				</Field>
				<Field label={importWords.category}>
					{(control) => (
						<Input
							{...control}
							value={value.category}
							onChange={({ target }) => onChange({ ...value, category: target.value })}
						/>
					)}
				</Field>
			</Box>
		</Box>
	);
}

function SubTitle({ children }: { children: string }) {
	return (
		<Box as="h2" textStyle="h3" paddingTop="8" paddingBottom="3">
			{children}
		</Box>
	);
}

function Report({
	found,
	choices,
	onToggle,
}: {
	found: Import;
	choices: Choices | null;
	onToggle: (position: number) => void;
}) {
	const [status, setStatus] = useState('');
	const shownRows = found.report
		.map((row, position) => ({ row, position }))
		.filter(({ row }) => !status || row.status === status);
	const shownStates = Object.fromEntries(
		importStatuses
			.filter((one) => found.report.some((row) => row.status === one))
			.map((one) => [one, importWords.statuses[one]]),
	);
	return (
		<>
			<SubTitle>{importWords.found(found.report.length)}</SubTitle>
			<Box display="flex" flexWrap="wrap" alignItems="center" gap="4">
				<StateFilter
					label={importWords.filter}
					all={importWords.filterAll}
					states={shownStates}
					status={status || undefined}
					onChoose={setStatus}
				/>
				<TextButton
					onClick={() =>
						saveFile(
							'import-report.json',
							new Blob([JSON.stringify(found.report, null, '\t')], { type: 'application/json' }),
						)
					}
				>
					{importWords.report}
				</TextButton>
			</Box>
			<ReportRows
				rows={shownRows}
				selection={
					choices && found.tables.length === 0
						? { has: (position) => !choices.unticked.has(position), toggle: onToggle }
						: null
				}
			/>
			{found.notes.length > 0 && (
				<>
					<SubTitle>{importWords.notes}</SubTitle>
					<Box as="ul" textStyle="small" color="muted" maxWidth="960px" display="grid" gap="1">
						{found.notes.map((note) => (
							<Box as="li" key={note} overflowWrap="anywhere">
								{note}
							</Box>
						))}
					</Box>
				</>
			)}
		</>
	);
}

/** An import that has been read, with its forecast and the owner's choices. */
function ReadyImport({
	found,
	actions,
}: {
	found: Import;
	actions: ReturnType<typeof useImportActions>;
}) {
	const [choices, setChoices] = useState<Choices>({
		unticked: new Set(),
		asDrafts: false,
		keepAddresses: false,
		author: '',
		category: '',
		mapping: { type: found.tables[0]?.type ?? undefined, columns: {}, consent: '' },
	});
	const { unticked, mapping } = choices;
	const toggleRow = (position: number) => {
		const next = new Set(unticked);
		if (!next.delete(position)) next.add(position);
		setChoices({ ...choices, unticked: next });
	};
	const countRows = found.report.filter(
		({ status }, position) => isAddable(status) && !unticked.has(position),
	).length;
	const hasTables = found.tables.length > 0;
	const canStart = hasTables
		? mapping.type !== undefined && (mapping.type !== 'subscriber' || mapping.consent.trim() !== '')
		: countRows > 0;
	return (
		<>
			{hasTables && (
				<>
					<SubTitle>{importWords.columns}</SubTitle>
					<ColumnMapping
						tables={found.tables}
						value={mapping}
						onChange={(next) => setChoices({ ...choices, mapping: next })}
					/>
				</>
			)}
			<SubTitle>{importWords.options}</SubTitle>
			<OptionFields value={choices} onChange={setChoices} />
			<Box display="flex" flexWrap="wrap" alignItems="center" gap="4" paddingTop="6">
				<Button
					aria-disabled={!canStart || actions.isBusy}
					onClick={() => canStart && !actions.isBusy && actions.start(toOptions(found, choices))}
				>
					{hasTables ? importWords.startTable : importWords.start(countRows)}
				</Button>
				<TextButton onClick={actions.cancel}>{importWords.cancel}</TextButton>
			</Box>
			<Report found={found} choices={choices} onToggle={toggleRow} />
		</>
	);
}

function WorkingImport({ found, onCancel }: { found: Import; onCancel: () => void }) {
	const { done, total } = found.progress;
	const progressLabel =
		found.state === 'reading' ? importWords.reading : importWords.running(done, total);
	return (
		<Box display="grid" gap="4" maxWidth="640px" paddingBlock="6" role="status">
			<Box as="p" textStyle="ui">
				{progressLabel}
			</Box>
			<ProgressBar
				part={found.state === 'running' && total > 0 ? done / total : 0}
				label={progressLabel}
			/>
			<Box>
				<TextButton onClick={onCancel}>{importWords.cancel}</TextButton>
			</Box>
		</Box>
	);
}

/** One import, from its reading to its report. */
export function ImportDetails({ id, onClose }: { id: string; onClose: () => void }) {
	const { data: found, isPending, isError, refetch } = useQuery(importQuery(id));
	const actions = useImportActions(id, onClose);
	if (isPending) return <SkeletonRows />;
	if (isError || !found) return <Failure what={importWords.title} retry={() => refetch()} />;
	const hasEnded =
		found.state === 'done' || found.state === 'failed' || found.state === 'cancelled';
	return (
		<>
			<Box paddingTop="4">
				<TextLink to="?">{importWords.back}</TextLink>
			</Box>
			<Box as="p" textStyle="ui" paddingTop="4" overflowWrap="anywhere">
				<Box as="strong" fontWeight="strong">
					{found.name}
				</Box>{' '}
				· {found.source ? `${importWords.sources[found.source]} · ` : ''}
				{importWords.states[found.state]} · {formatDateTime(found.date)}
			</Box>
			{found.error && (
				<Box
					as="p"
					role="alert"
					color="danger"
					textStyle="ui"
					paddingTop="3"
					maxWidth="measure"
					whiteSpace="pre-line"
				>
					{found.error}
				</Box>
			)}
			{isWorking(found) && <WorkingImport found={found} onCancel={actions.cancel} />}
			{found.state === 'ready' && <ReadyImport key={found._id} found={found} actions={actions} />}
			{hasEnded && (
				<>
					<Box paddingTop="4">
						<TextButton color="danger" onClick={() => void actions.undo(found.added)}>
							{found.added > 0 ? importWords.undo(found.added) : importWords.remove}
						</TextButton>
					</Box>
					{found.report.length > 0 && <Report found={found} choices={null} onToggle={() => {}} />}
				</>
			)}
		</>
	);
}
