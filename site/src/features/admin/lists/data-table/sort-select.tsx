import { Select } from '../../ui/select';
import { type DataRow, sortField, type TableColumn } from './list-config';

/** Select to sort by on small screens, which have no column headers. */
export function SortSelect<Item extends DataRow>({
	columns,
	sort,
	onSort,
}: {
	columns: readonly TableColumn<Item>[];
	sort: string;
	onSort: (sort: string) => void;
}) {
	const sortable = columns.flatMap(({ header, sort: field }) => (field ? [{ header, field }] : []));
	const isOwn = !sortable.some(({ field }) => field === sortField(sort));
	return (
		<Select
			aria-label="Sort by"
			value={sort}
			onChange={(event) => onSort(event.target.value)}
			display={{ xl: 'none' }}
			flex="1 1 auto"
		>
			{isOwn && (
				<option value={sort}>{sort === '-date' ? 'Newest first' : 'As shown on the site'}</option>
			)}
			{sortable.map(({ header, field }) => (
				<optgroup key={field} label={header}>
					<option value={field}>{header}, ascending</option>
					<option value={`-${field}`}>{header}, descending</option>
				</optgroup>
			))}
		</Select>
	);
}
