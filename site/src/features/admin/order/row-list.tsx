import { Box } from '@chakra-ui/react';
import { useDndContext } from '@dnd-kit/core';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { OrderableItem } from './orderable-entries';

/** A shorter list is rendered whole. */
const MIN_VIRTUAL_ROWS = 100;
const ESTIMATED_ROW_HEIGHT_PX = 61;
const ROWS_BEYOND_SCREEN = 8;

/** Attributes of a row in a long list: its place, and the function that measures its height. */
export interface RowPlace {
	readonly 'data-index': number;
	readonly style: CSSProperties;
	readonly measure: (element: HTMLElement | null) => void;
}

type RenderRow = (item: OrderableItem, index: number, place?: RowPlace) => ReactNode;

interface Props {
	items: readonly OrderableItem[];
	renderRow: RenderRow;
}

/**
 * Rows of a list; of a long one only those near the screen, and the dragged one.
 * @param total number of rows before a search
 */
export const RowList = ({ total, items, renderRow }: Props & { total: number }) =>
	total < MIN_VIRTUAL_ROWS ? (
		<Box as="ol" borderTopWidth="1px" borderColor="hairline" maxWidth="820px">
			{items.map((item, index) => renderRow(item, index))}
		</Box>
	) : (
		<VirtualRowList items={items} renderRow={renderRow} />
	);

function VirtualRowList({ items, renderRow }: Props) {
	const listRef = useRef<HTMLOListElement>(null);
	const [scrollMargin, setScrollMargin] = useState(0);
	useLayoutEffect(() => {
		const top = listRef.current?.getBoundingClientRect().top ?? 0;
		setScrollMargin(Math.round(top + window.scrollY));
	}, []);
	const { active } = useDndContext();
	const activeIndex = active ? items.findIndex(({ _id }) => _id === active.id) : -1;
	const virtualizer = useWindowVirtualizer({
		count: items.length,
		estimateSize: () => ESTIMATED_ROW_HEIGHT_PX,
		// A row that is not shown has no height yet.
		measureElement: (element) => element.clientHeight || ESTIMATED_ROW_HEIGHT_PX,
		overscan: ROWS_BEYOND_SCREEN,
		scrollMargin,
		getItemKey: (index) => items[index]?._id ?? index,
		rangeExtractor(range) {
			const indexes = defaultRangeExtractor(range);
			if (activeIndex < 0 || indexes.includes(activeIndex)) return indexes;
			return [...indexes, activeIndex].sort((one, other) => one - other);
		},
	});
	const rows = virtualizer.getVirtualItems();
	return (
		<Box
			as="ol"
			ref={listRef}
			position="relative"
			borderTopWidth="1px"
			borderColor="hairline"
			maxWidth="820px"
			style={{ height: virtualizer.getTotalSize() }}
		>
			{rows.map(({ index, start }) => {
				const item = items[index];
				if (!item) return null;
				return renderRow(item, index, {
					'data-index': index,
					measure: virtualizer.measureElement,
					style: { position: 'absolute', insetInline: 0, top: start - scrollMargin },
				});
			})}
		</Box>
	);
}
