import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { HeadCell } from '../../../../ui/table';
import {
	type DataRow,
	flipSortDirection,
	isDescending,
	sortField,
	type TableColumn,
} from './list-config';

const SortButton = chakra(
	'button',
	{
		base: {
			display: 'inline-flex',
			alignItems: 'center',
			gap: '2',
			minHeight: 'compact',
			cursor: 'pointer',
			color: 'inherit',
			_hover: { color: 'ink' },
			'[aria-sort] > &': { color: 'ink' },
		},
	},
	{ defaultProps: { type: 'button' } },
);

/** Column headers; those of sortable columns are buttons. */
export function HeadCells<Item extends DataRow>({
	columns,
	sort,
	onSort,
}: {
	columns: readonly TableColumn<Item>[];
	sort: string;
	onSort: (sort: string) => void;
}) {
	return columns.map(({ header, sort: field, role }) => {
		if (!field)
			return (
				<HeadCell key={header} data-role={role}>
					{header}
				</HeadCell>
			);
		const current = sortField(sort) === field;
		const down = isDescending(sort);
		const Arrow = current ? (down ? ArrowDown : ArrowUp) : ArrowUpDown;
		return (
			<HeadCell
				key={header}
				data-role={role}
				aria-sort={current ? (down ? 'descending' : 'ascending') : undefined}
			>
				<SortButton onClick={() => onSort(current ? flipSortDirection(sort) : field)}>
					{header}
					<Arrow size={14} aria-hidden />
				</SortButton>
			</HeadCell>
		);
	});
}
