import { Box } from '@chakra-ui/react';
import type { CsvKind, Import, ImportOptions, ImportStatus } from '@sumu/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { Field, Input } from '../../../ui/field';
import { TextButton } from '../../../ui/text-link';
import { ColumnMapping, type MappingState } from './column-mapping';
import { Report, SubTitle } from './import-report';
import type { ImportActions } from './use-import-actions';
import { importWords } from './words';

interface Choices {
	readonly unticked: ReadonlySet<number>;
	readonly asDrafts: boolean;
	readonly keepAddresses: boolean;
	readonly author: string;
	readonly category: string;
	readonly mapping: MappingState;
}

/** Returns the content type of an import's spreadsheets; null if one is unknown, undefined if they differ. */
const sharedTypeOf = ({ tables }: Import): CsvKind | null | undefined => {
	const types = new Set(tables.map(({ type }) => type));
	return types.has(null) ? null : types.size === 1 ? tables[0]?.type : undefined;
};

const isAddable = (status: ImportStatus) =>
	status === 'published' || status === 'draft' || status === 'scheduled';

function toOptions(found: Import, choices: Choices): ImportOptions {
	const { unticked, asDrafts, keepAddresses, author, category, mapping } = choices;
	const only = found.report.flatMap((_, position) => (unticked.has(position) ? [] : [position]));
	const { type, columns, consent } = mapping;
	return {
		...(unticked.size > 0 && { only }),
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

/** An import that has been read, with its forecast and the owner's choices. */
export function ReadyImport({ found, actions }: { found: Import; actions: ImportActions }) {
	const sharedType = sharedTypeOf(found);
	const [choices, setChoices] = useState<Choices>({
		unticked: new Set(),
		asDrafts: false,
		keepAddresses: false,
		author: '',
		category: '',
		mapping: { type: sharedType ?? undefined, columns: {}, consent: '' },
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
	// With another type the rows are read differently, so their positions say nothing.
	const canSelect = sharedType !== null && mapping.type === sharedType;
	const hasConsent = mapping.type !== 'subscriber' || mapping.consent.trim() !== '';
	const isTypeKnown = mapping.type !== undefined || sharedType === undefined;
	// A row that the forecast refuses may be added with other columns.
	const isAnyRowChosen = countRows > 0 || (hasTables && unticked.size === 0);
	const canStart = isTypeKnown && hasConsent && isAnyRowChosen;
	return (
		<>
			{hasTables && sharedType !== undefined && (
				<>
					<SubTitle>{importWords.columns}</SubTitle>
					<ColumnMapping
						tables={found.tables}
						value={mapping}
						onChange={(next) =>
							setChoices({
								...choices,
								mapping: next,
								unticked: next.type === sharedType ? unticked : new Set(),
							})
						}
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
					{hasTables && unticked.size === 0 ? importWords.startTable : importWords.start(countRows)}
				</Button>
				<TextButton onClick={actions.cancel}>{importWords.cancel}</TextButton>
			</Box>
			<Report
				found={found}
				selection={
					canSelect ? { has: (position) => !unticked.has(position), toggle: toggleRow } : null
				}
			/>
		</>
	);
}
