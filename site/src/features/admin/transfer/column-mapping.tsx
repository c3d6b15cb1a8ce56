import { Box } from '@chakra-ui/react';
import { type CsvKind, csvColumns, csvKinds, findCsvField, type ImportTable } from '@sumu/contract';
import { Field, Input } from '../../../ui/field';
import { Select } from '../ui/select';
import { importWords } from './words';

export interface MappingState {
	readonly type: CsvKind | undefined;
	/** Fields by column; '' leaves a column out. */
	readonly columns: Readonly<Record<string, string>>;
	readonly consent: string;
}

/** Content type of a spreadsheet, and the field of each of its columns. */
export function ColumnMapping({
	tables,
	value,
	onChange,
}: {
	tables: readonly ImportTable[];
	value: MappingState;
	onChange: (next: MappingState) => void;
}) {
	const { type, columns, consent } = value;
	const columnNames = [...new Set(tables.flatMap((table) => table.columns))];
	return (
		<Box display="grid" gap="4" maxWidth="640px">
			<Field label={importWords.type}>
				{(control) => (
					<Select
						{...control}
						value={type ?? ''}
						onChange={({ target }) =>
							onChange({
								...value,
								type: csvKinds.find((kind) => kind === target.value),
								columns: {},
							})
						}
					>
						<option value="">{importWords.chooseType}</option>
						{csvKinds.map((kind) => (
							<option key={kind} value={kind}>
								{importWords.types[kind]}
							</option>
						))}
					</Select>
				)}
			</Field>
			{type === 'subscriber' && (
				<Field label={importWords.consent}>
					{(control) => (
						<Input
							{...control}
							value={consent}
							maxLength={500}
							onChange={({ target }) => onChange({ ...value, consent: target.value })}
						/>
					)}
				</Field>
			)}
			{type &&
				columnNames.map((name) => (
					<Field key={name} label={importWords.column(name)}>
						{(control) => (
							<Select
								{...control}
								value={columns[name] ?? findCsvField(type, name) ?? ''}
								onChange={({ target }) =>
									onChange({ ...value, columns: { ...columns, [name]: target.value } })
								}
							>
								<option value="">{importWords.leaveOut}</option>
								{csvColumns[type].map(({ field, label }) => (
									<option key={field} value={field}>
										{label}
									</option>
								))}
							</Select>
						)}
					</Field>
				))}
		</Box>
	);
}
