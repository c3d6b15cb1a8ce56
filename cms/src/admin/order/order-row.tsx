import { useSortable } from '@dnd-kit/sortable';
import { Flex, Typography } from '@strapi/design-system';
import { Drag } from '@strapi/icons';
import { styled } from 'styled-components';
import type { OrderedEntry } from './api';

const Handle = styled.button`
	display: inline-flex;
	align-items: center;
	justify-content: center;
	flex: none;
	width: 4.4rem;
	height: 4.4rem;
	cursor: grab;
	touch-action: none;
	color: ${({ theme }) => theme.colors.neutral600};
`;

/** Sortable row. Drag its handle, or lift it with Space and move it with the arrow keys. */
export function OrderRow({
	placed: { id, name, note },
	position,
}: {
	placed: OrderedEntry;
	position: number;
}) {
	const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
		id,
	});
	const dragTransform = transform ? `translateY(${transform.y}px)` : undefined;
	return (
		<Flex
			ref={setNodeRef}
			tag="li"
			gap={3}
			paddingTop={1}
			paddingRight={4}
			paddingBottom={1}
			background={isDragging ? 'primary100' : 'neutral0'}
			borderColor="neutral150"
			style={{
				transform: dragTransform,
				transition,
				position: 'relative',
				zIndex: isDragging ? 1 : 0,
			}}
		>
			<Handle type="button" {...attributes} {...listeners} aria-label={`Move ${name}`}>
				<Drag aria-hidden />
			</Handle>
			<Typography textColor="neutral600" style={{ minWidth: '2ch' }}>
				{position}
			</Typography>
			<Flex
				wrap="wrap"
				justifyContent="space-between"
				gap={1}
				style={{ columnGap: '1.2rem' }}
				flex="1"
			>
				<Typography>{name}</Typography>
				<Typography variant="pi" textColor="neutral600">
					{note}
				</Typography>
			</Flex>
		</Flex>
	);
}
