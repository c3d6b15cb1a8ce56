import { Box } from '@chakra-ui/react';
import { type CsvKind, csvColumns, csvKinds, findCsvField, type ImportTable } from '@sumu/contract';
import { Field } from '../../../ui/field';
import { Select } from '../ui/select';
import { importWords } from './words';

export interface TableMapping {
	readonly type: CsvKind | undefined;
	/** Fields by column; '' leaves a column out. */
	readonly columns: Readonly<Record<string, string>>;
}

/** Content type of a spreadsheet, and the field of each of its columns. */
export function ColumnMapping({
	table,
	value: { type, columns },
	onChange,
}: {
	table: ImportTable;
	value: TableMapping;
	onChange: (next: TableMapping) => void;
}) {
	return (
		<Box role="group" aria-label={table.file} display="grid" gap="4" maxWidth="640px">
			<Field label={importWords.type(table.file)}>
				{(control) => (
					<Select
						{...control}
						value={type ?? ''}
						onChange={({ target }) =>
							onChange({ type: csvKinds.find((kind) => kind === target.value), columns: {} })
						}
					>
						{!table.type && <option value="">{importWords.chooseType}</option>}
						{csvKinds.map((kind) => (
							<option key={kind} value={kind}>
								{importWords.types[kind]}
							</option>
						))}
					</Select>
				)}
			</Field>
			{type &&
				table.columns.map((name) => (
					<Field key={name} label={importWords.column(name)}>
						{(control) => (
							<Select
								{...control}
								value={columns[name] ?? findCsvField(type, name) ?? ''}
								onChange={({ target }) =>
									onChange({ type, columns: { ...columns, [name]: target.value } })
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
