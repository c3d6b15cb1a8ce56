import { type MouseEvent, memo, type ReactNode, useRef } from 'react';
import { Body, CardLabel, Cell, Head, HeadCell, Table, TableRow } from '../../../../ui/table';
import { TickBox } from '../../ui/tick-box';
import { HeadCells } from './head-cells';
import type { DataRow, ListConfig, TableColumn } from './list-config';
import { type SelectionStore, useSelected } from './selection-store';
import { ROWS_PER_PAGE, type TableState } from './use-table-state';
import './tick.css';

/** Checkbox; `mixed` shows it as partially checked. `isRange` is true if Shift was held. */
export function Tick({
	label,
	checked,
	mixed = false,
	onChange,
}: {
	label: string;
	checked: boolean;
	mixed?: boolean;
	onChange: (isRange: boolean) => void;
}) {
	const isShiftRef = useRef(false);
	return (
		<label
			className="tick"
			onClickCapture={({ shiftKey, target }: MouseEvent) => {
				// The browser clicks the box again for a click on its label, without the key.
				if (target instanceof HTMLInputElement) isShiftRef.current ||= shiftKey;
				else isShiftRef.current = shiftKey;
			}}
			onMouseDown={(event: MouseEvent) => {
				// Otherwise a range of ticks would select the text between them.
				if (event.shiftKey) event.preventDefault();
			}}
		>
			<TickBox
				aria-label={label}
				checked={checked}
				onChange={() => {
					onChange(isShiftRef.current);
					isShiftRef.current = false;
				}}
				ref={(input: HTMLInputElement | null) => {
					if (input) input.indeterminate = mixed;
				}}
			/>
		</label>
	);
}

const interactiveSelector = 'a, button, input, label, select, textarea, [role=menu]';

/** Checks whether a click is meant for the row: not for a control in it, and no selection of text. */
const isRowClick = ({ target, defaultPrevented, button }: MouseEvent) =>
	!defaultPrevented &&
	button === 0 &&
	target instanceof Element &&
	!target.closest(interactiveSelector) &&
	!getSelection()?.toString();

/** Values that stay the same while the list does, so that a row renders only if its own item changes. */
interface RowProps<Item extends DataRow> {
	item: Item;
	/** Position across all pages, from 1. */
	position: number;
	columns: readonly TableColumn<Item>[];
	selection: SelectionStore;
	nameOf: (item: Item) => string;
	canSelect: (item: Item) => boolean;
	onOpen: ((item: Item) => void) | undefined;
	actions: (item: Item) => ReactNode;
	isCompact: boolean;
}

function SelectionCell({
	selection,
	id,
	name,
}: {
	selection: SelectionStore;
	id: string;
	name: string;
}) {
	const isSelected = useSelected(selection, (store) => store.has(id));
	return (
		<Tick
			label={`Select ${name}`}
			checked={isSelected}
			onChange={(isRange) => selection.toggle(id, isRange)}
		/>
	);
}

/** On small screens, a compact row is one block with its menu beside it. */
const compactRow = {
	base: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', paddingBlock: '{spacing.2}' },
} as const;
const compactActions = {
	base: { gridColumn: '3', gridRow: '1', paddingTop: '0', alignSelf: 'center' },
} as const;

function Row<Item extends DataRow>({
	item,
	position,
	columns,
	selection,
	nameOf,
	canSelect,
	onOpen,
	actions,
	isCompact,
}: RowProps<Item>) {
	return (
		<TableRow
			css={isCompact ? compactRow : undefined}
			cursor={onOpen ? 'pointer' : undefined}
			onClick={onOpen && ((event: MouseEvent) => isRowClick(event) && onOpen(item))}
		>
			<Cell data-role="tick">
				{canSelect(item) && (
					<SelectionCell selection={selection} id={item._id} name={nameOf(item)} />
				)}
			</Cell>
			{columns.map(({ header, role, cell }) => (
				<Cell key={header} data-role={role}>
					{role !== 'main' && <CardLabel aria-hidden>{header}</CardLabel>}
					{cell(item, position)}
				</Cell>
			))}
			<Cell data-role="actions" css={isCompact ? compactActions : undefined}>
				{actions(item)}
			</Cell>
		</TableRow>
	);
}

const MemoizedRow = memo(Row) as typeof Row;

function SelectPage({ selection, plural }: { selection: SelectionStore; plural: string }) {
	const isPage = useSelected(selection, (store) => store.isPageSelected());
	const count = useSelected(selection, (store) => store.count());
	return (
		<Tick
			label={`Select all ${plural} on this page`}
			checked={isPage}
			mixed={count > 0 && !isPage}
			onChange={selection.toggleAll}
		/>
	);
}

/** Table with the rows of a page. `nameOf` labels the checkbox of each row. */
export function RowTable<Item extends DataRow>({
	list: { title, plural, columns, nameOf, isCompact = false },
	items,
	state,
	onSort,
	dimmed,
	...row
}: {
	list: ListConfig<Item>;
	items: readonly Item[];
	state: TableState;
	onSort: (sort: string) => void;
	/** True while the rows of the previous page are shown. */
	dimmed: boolean;
} & Pick<RowProps<Item>, 'selection' | 'canSelect' | 'onOpen' | 'actions'>) {
	const first = (state.page - 1) * ROWS_PER_PAGE + 1;
	return (
		<Table aria-label={title} aria-busy={dimmed} opacity={dimmed ? 0.6 : 1}>
			<Head>
				<TableRow>
					<HeadCell>
						<SelectPage selection={row.selection} plural={plural} />
					</HeadCell>
					<HeadCells columns={columns} sort={state.sort} onSort={onSort} />
					<HeadCell data-role="figure">Action</HeadCell>
				</TableRow>
			</Head>
			<Body>
				{items.map((item, index) => (
					<MemoizedRow
						key={item._id}
						item={item}
						position={first + index}
						columns={columns}
						nameOf={nameOf}
						isCompact={isCompact}
						{...row}
					/>
				))}
			</Body>
		</Table>
	);
}
