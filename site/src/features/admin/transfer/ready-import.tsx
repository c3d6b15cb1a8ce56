import { Box } from '@chakra-ui/react';
import type { Import, ImportOptions, ImportStatus } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { Field, Input } from '../../../ui/field';
import { TextButton } from '../../../ui/text-link';
import { Failure } from '../ui/loading-states';
import { forecastQuery } from './api';
import { ColumnMapping, type TableMapping } from './column-mapping';
import { Report, SubTitle } from './import-report';
import type { ImportActions } from './use-import-actions';
import { importWords } from './words';

interface Choices {
	readonly unticked: ReadonlySet<number>;
	readonly asDrafts: boolean;
	readonly keepAddresses: boolean;
	readonly author: string;
	readonly category: string;
	readonly consent: string;
	/** Type and columns of each spreadsheet, by file. */
	readonly tables: Readonly<Record<string, TableMapping>>;
}

const isAddable = (status: ImportStatus) =>
	status === 'published' || status === 'draft' || status === 'scheduled';

function toOptions(found: Import, choices: Choices): ImportOptions {
	const { unticked, asDrafts, keepAddresses, author, category, consent, tables } = choices;
	const only = found.report.flatMap((_, position) => (unticked.has(position) ? [] : [position]));
	return {
		...(unticked.size > 0 && { only }),
		asDrafts,
		keepAddresses,
		...(author.trim() && { author: author.trim() }),
		...(category.trim() && { category: category.trim() }),
		...(found.tables.length > 0 && { tables }),
		...(consent.trim() && { consent: consent.trim() }),
	};
}

function OptionFields({
	value,
	hasSubscribers,
	onChange,
}: {
	value: Choices;
	hasSubscribers: boolean;
	onChange: (next: Choices) => void;
}) {
	return (
		<Box display="grid" gap="4" maxWidth="640px">
			{hasSubscribers && (
				<Field label={importWords.consent}>
					{(control) => (
						<Input
							{...control}
							value={value.consent}
							maxLength={500}
							onChange={({ target }) => onChange({ ...value, consent: target.value })}
						/>
					)}
				</Field>
			)}
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

const readTables = ({ tables }: Import): Choices['tables'] =>
	Object.fromEntries(
		tables.map(({ file, type }) => [file, { type: type ?? undefined, columns: {} }]),
	);

/** An import that has been read, with its forecast and the owner's choices. */
export function ReadyImport({ found, actions }: { found: Import; actions: ImportActions }) {
	const [choices, setChoices] = useState<Choices>({
		unticked: new Set(),
		asDrafts: false,
		keepAddresses: false,
		author: '',
		category: '',
		consent: '',
		tables: readTables(found),
	});
	const { unticked, tables, consent } = choices;
	const mappings = Object.values(tables);
	const hasSubscribers = mappings.some(({ type }) => type === 'subscriber');
	const hasConsent = hasSubscribers && consent.trim() !== '';
	const isAsRead = !hasConsent && JSON.stringify(tables) === JSON.stringify(readTables(found));
	const forecast = useQuery(
		// Any consent gives the same rows, so typing it asks once.
		forecastQuery(
			found._id,
			isAsRead ? undefined : { tables, ...(hasConsent && { consent: importWords.consent }) },
		),
	);
	const importForecast = (!isAsRead && forecast.data) || found;
	const isReading = !isAsRead && (forecast.isPlaceholderData || forecast.isPending);
	const toggleRow = useCallback((position: number) => {
		setChoices((current) => {
			const next = new Set(current.unticked);
			if (!next.delete(position)) next.add(position);
			return { ...current, unticked: next };
		});
	}, []);
	const countRows = importForecast.report.filter(
		({ status }, position) => isAddable(status) && !unticked.has(position),
	).length;
	const canStart = countRows > 0 && !isReading && !forecast.isError && !actions.isBusy;
	return (
		<>
			{found.tables.length > 0 && (
				<>
					<SubTitle>{importWords.columns}</SubTitle>
					<Box display="grid" gap="8">
						{found.tables.map((table) => (
							<ColumnMapping
								key={table.file}
								table={table}
								value={tables[table.file] ?? { type: undefined, columns: {} }}
								onChange={(mapping) =>
									setChoices({
										...choices,
										tables: { ...tables, [table.file]: mapping },
										// Other columns or another type give other rows.
										unticked: new Set(),
									})
								}
							/>
						))}
					</Box>
				</>
			)}
			<SubTitle>{importWords.options}</SubTitle>
			<OptionFields value={choices} hasSubscribers={hasSubscribers} onChange={setChoices} />
			<Box display="flex" flexWrap="wrap" alignItems="center" gap="4" paddingTop="6">
				<Button
					aria-disabled={!canStart}
					onClick={() => canStart && actions.start(toOptions(importForecast, choices))}
				>
					{importWords.start(countRows)}
				</Button>
				<TextButton onClick={actions.cancel}>{importWords.cancel}</TextButton>
			</Box>
			{forecast.isError ? (
				<Failure what={importWords.rows} retry={() => forecast.refetch()} />
			) : (
				<Box aria-busy={isReading} opacity={isReading ? 0.5 : undefined}>
					<Report
						found={importForecast}
						selection={{ has: (position) => !unticked.has(position), toggle: toggleRow }}
					/>
				</Box>
			)}
		</>
	);
}
