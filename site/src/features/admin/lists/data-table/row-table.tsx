import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Body, CardLabel, Cell, Head, HeadCell, Table, TableRow } from '../../../../ui/table';
import { HeadCells } from './head-cells';
import type { DataRow, ListConfig, TableColumn } from './list-config';
import type { RowSelection } from './use-selection';
import { ROWS_PER_PAGE, type TableState } from './use-table-state';

const Box = chakra('input', {
	base: { width: '20px', height: '20px', accentColor: '{colors.accent}', cursor: 'pointer' },
});

// The label enlarges the target to 44 px without shifting its surroundings.
const Target = chakra('label', {
	base: {
		display: 'inline-flex',
		alignItems: 'center',
		justifyContent: 'center',
		width: 'compact',
		height: 'compact',
		margin: '-12px',
		cursor: 'pointer',
	},
});

/** Checkbox; `mixed` shows it as partially checked. */
export function Tick({
	label,
	checked,
	mixed = false,
	onChange,
}: {
	label: string;
	checked: boolean;
	mixed?: boolean;
	onChange: () => void;
}) {
	return (
		<Target>
			<Box
				type="checkbox"
				aria-label={label}
				checked={checked}
				onChange={onChange}
				ref={(input: HTMLInputElement | null) => {
					if (input) input.indeterminate = mixed;
				}}
			/>
		</Target>
	);
}

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
						label={`Select ${nameOf(item)}`}
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
							label={`Select all ${plural} on this page`}
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
