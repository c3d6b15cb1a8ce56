import type { ReactNode } from 'react';
import { Body, Head, HeadCell, Table, TableRow } from '../../../../ui/table';
import type { DataRow } from './column';
import { HeadCells } from './head-cells';
import type { ListConfig } from './list-config';
import { Rows } from './rows';
import { Tick } from './tick';
import type { RowSelection } from './use-selection';
import { ROWS_PER_PAGE, type TableState } from './use-table-state';

export function RowTable<Item extends DataRow>({
	list: { title, plural, columns, nameOf },
	items,
	state,
	selection,
	onSort,
	dimmed,
	actions,
}: {
	list: ListConfig<Item>;
	items: readonly Item[];
	state: TableState;
	selection: RowSelection;
	onSort: (sort: string) => void;
	/** True while the rows of the previous page are shown. */
	dimmed: boolean;
	actions: (item: Item) => ReactNode;
}) {
	return (
		<Table aria-label={title} aria-busy={dimmed} opacity={dimmed ? 0.6 : 1}>
			<Head>
				<TableRow>
					<HeadCell>
						<Tick
							label={`Choose all ${plural} of this page`}
							checked={selection.all}
							mixed={selection.some}
							onChange={selection.toggleAll}
						/>
					</HeadCell>
					<HeadCells columns={columns} sort={state.sort} onSort={onSort} />
					<HeadCell data-role="figure">Action</HeadCell>
				</TableRow>
			</Head>
			<Body>
				<Rows
					items={items}
					columns={columns}
					first={(state.page - 1) * ROWS_PER_PAGE + 1}
					selection={selection}
					nameOf={nameOf}
					actions={actions}
				/>
			</Body>
		</Table>
	);
}
