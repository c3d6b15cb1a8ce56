import type { ReactNode } from 'react';
import { CardLabel, Cell, TableRow } from '../../../../ui/table';
import type { DataRow, TableColumn } from './column';
import { Tick } from './tick';
import type { RowSelection } from './use-selection';

/** Rows of a page. `nameOf` labels the checkbox of each row. */
export function Rows<Item extends DataRow>({
	items,
	columns,
	first,
	selection,
	nameOf,
	actions,
}: {
	items: readonly Item[];
	columns: readonly TableColumn<Item>[];
	/** Position of the first row across all pages, from 1. */
	first: number;
	selection: RowSelection;
	nameOf: (item: Item) => string;
	actions: (item: Item) => ReactNode;
}) {
	return items.map((item, index) => (
		<TableRow key={item._id} data-ticked={selection.has(item._id) || undefined}>
			<Cell data-role="tick">
				{selection.canHave(item._id) && (
					<Tick
						label={`Choose ${nameOf(item)}`}
						checked={selection.has(item._id)}
						onChange={() => selection.toggle(item._id)}
					/>
				)}
			</Cell>
			{columns.map(({ header, role, cell }) => (
				<Cell key={header} data-role={role}>
					{role !== 'main' && <CardLabel aria-hidden>{header}</CardLabel>}
					{cell(item, first + index)}
				</Cell>
			))}
			<Cell data-role="actions">{actions(item)}</Cell>
		</TableRow>
	));
}
