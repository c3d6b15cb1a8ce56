import { Box } from '@chakra-ui/react';
import type { ImportRow } from '@sumu/contract';
import { memo, useState } from 'react';
import { TextButton } from '../../../ui/text-link';
import { Tick } from '../lists/data-table/row-table';
import { formatDate } from '../ui/formats';
import { importWords } from './words';

/** Rows that are shown at first; a long report would slow the page down. */
const FIRST_ROW_COUNT = 200;

const isWarning = ({ status, leftOut }: ImportRow) => status === 'refused' || leftOut.length > 0;

function Notes({ label, texts }: { label?: string; texts: readonly string[] }) {
	return texts.map((text) => (
		<Box as="li" key={text} overflowWrap="anywhere">
			{label ? `${label}: ${text}` : text}
		</Box>
	));
}

/** Renders again only if it is ticked: a report has hundreds of rows beside fields to type into. */
const Row = memo(function Row({
	row,
	position,
	isTicked,
	onToggle,
}: {
	row: ImportRow;
	position: number;
	isTicked: boolean;
	/** Undefined if the row cannot be added. */
	onToggle: RowSelection['toggle'] | undefined;
}) {
	const rowTitle = row.title || importWords.untitled;
	const noteCount = row.replaced.length + row.leftOut.length + row.notes.length;
	const rowFacts = [
		importWords.kinds[row.kind],
		row.slug && row.kind === 'blog' ? `/blog/${row.slug}` : '',
		row.date ? formatDate(row.date) : '',
		row.words.source > 0 ? importWords.words(row.words.source, row.words.result) : '',
		row.pictures > 0 ? importWords.pictures(row.pictures) : '',
	].filter(Boolean);
	return (
		<Box
			as="li"
			display="flex"
			gap="3"
			alignItems="start"
			paddingBlock="3"
			borderBottomWidth="1px"
			borderColor="hairline"
		>
			{onToggle ? (
				<Tick
					label={importWords.select(rowTitle)}
					checked={isTicked}
					onChange={() => onToggle(position)}
				/>
			) : (
				<Box aria-hidden flexShrink="0" width="44px" />
			)}
			<Box flex="1" minWidth="0">
				<Box display="flex" flexWrap="wrap" columnGap="4" rowGap="1" justifyContent="space-between">
					<Box as="p" textStyle="ui" fontWeight="strong" overflowWrap="anywhere" dir="auto">
						{rowTitle}
					</Box>
					<Box
						as="p"
						textStyle="label"
						color={
							row.status === 'refused'
								? 'danger'
								: row.status === 'published'
									? 'greenText'
									: 'muted'
						}
					>
						{importWords.statuses[row.status]}
					</Box>
				</Box>
				<Box as="p" textStyle="small" color="muted" overflowWrap="anywhere">
					{rowFacts.join(' · ')}
				</Box>
				{row.reason && (
					<Box
						as="p"
						textStyle="small"
						overflowWrap="anywhere"
						color={row.status === 'refused' ? 'danger' : undefined}
					>
						{row.reason}
					</Box>
				)}
				{noteCount > 0 && (
					<Box as="details" textStyle="small" color="muted">
						<Box
							as="summary"
							cursor="pointer"
							minHeight="compact"
							display="list-item"
							alignContent="center"
							color={isWarning(row) ? 'danger' : undefined}
						>
							{importWords.details(noteCount)}
						</Box>
						<Box as="ul" display="grid" gap="1" paddingBottom="2">
							<Notes label={importWords.leftOut} texts={row.leftOut} />
							<Notes label={importWords.replaced} texts={row.replaced} />
							<Notes texts={row.notes} />
						</Box>
					</Box>
				)}
			</Box>
		</Box>
	);
});

export interface NumberedRow {
	readonly row: ImportRow;
	readonly position: number;
}

export interface RowSelection {
	readonly has: (position: number) => boolean;
	/** Stays the same between renders. */
	readonly toggle: (position: number) => void;
}

/** Rows of a report; `selection` makes those that can be added selectable. */
export function ReportRows({
	rows,
	selection,
}: {
	rows: readonly NumberedRow[];
	selection: RowSelection | null;
}) {
	const [shownCount, setShownCount] = useState(FIRST_ROW_COUNT);
	const isSelectable = ({ status }: ImportRow) =>
		status === 'published' || status === 'draft' || status === 'scheduled';
	return (
		<Box maxWidth="960px">
			<Box as="ul">
				{rows.slice(0, shownCount).map(({ row, position }) => (
					<Row
						key={position}
						row={row}
						position={position}
						isTicked={selection?.has(position) ?? false}
						onToggle={isSelectable(row) ? selection?.toggle : undefined}
					/>
				))}
			</Box>
			{rows.length > shownCount && (
				<Box paddingBlock="4">
					<TextButton onClick={() => setShownCount(shownCount + FIRST_ROW_COUNT)}>
						{importWords.more(rows.length - shownCount)}
					</TextButton>
				</Box>
			)}
		</Box>
	);
}
