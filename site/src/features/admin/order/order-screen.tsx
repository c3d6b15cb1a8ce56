import { Box } from '@chakra-ui/react';
import { LinkButton } from '../../../ui/button';
import { Empty } from '../../../ui/empty-state';
import { Failure } from '../lists/data-table/failure';
import { SkeletonRows } from '../lists/data-table/skeleton-rows';
import { PageBar } from '../ui/page-bar';
import type { OrderableContent } from './orderable';
import { SortableList } from './sortable-list';
import { SortableRow } from './sortable-row';
import { useOrder } from './use-order';

const saveStatusTexts = {
	idle: 'The site shows them in this order. Drag a row, use its arrows, or lift it with Space and move it with the arrow keys.',
	pending: 'Saving…',
	success: 'Saved.',
	error: 'The new order could not be saved; the rows are back where they were.',
} as const;

/** Screen to sort one kind of content into the order the site shows. */
export function OrderScreen({ orderable }: { orderable: OrderableContent }) {
	const { order, items, move, saving } = useOrder(orderable);
	return (
		<>
			<PageBar title={orderable.title}>
				<LinkButton to={orderable.backTo} size="compact" variant="outline">
					Back to the list
				</LinkButton>
			</PageBar>
			<Box
				as="p"
				role="status"
				textStyle="small"
				color={saving.isError ? 'danger' : 'muted'}
				marginBlock="4"
			>
				{saveStatusTexts[saving.status]}
			</Box>
			{order.isPending && <SkeletonRows />}
			{order.isError && <Failure what={orderable.plural} retry={() => order.refetch()} />}
			{order.data && items.length === 0 && <Empty />}
			<SortableList items={items} move={move}>
				<Box as="ol" borderTopWidth="1px" borderColor="hairline" maxWidth="820px">
					{items.map((item, index) => (
						<SortableRow key={item._id} item={item} position={index + 1} />
					))}
				</Box>
			</SortableList>
		</>
	);
}
