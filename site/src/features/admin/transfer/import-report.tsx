import { Box } from '@chakra-ui/react';
import { type Import, importStatuses } from '@sumu/contract';
import { useState } from 'react';
import { TextButton } from '../../../ui/text-link';
import { StateFilter } from '../lists/data-table/state-filter';
import { saveFile } from './api';
import { ReportRows, type RowSelection } from './report-rows';
import { importWords } from './words';

export function SubTitle({ children }: { children: string }) {
	return (
		<Box as="h2" textStyle="h3" paddingTop="8" paddingBottom="3">
			{children}
		</Box>
	);
}

/** Rows and notes of an import, with a filter; `selection` makes the rows selectable. */
export function Report({ found, selection }: { found: Import; selection: RowSelection | null }) {
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
			<ReportRows rows={shownRows} selection={selection} />
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
