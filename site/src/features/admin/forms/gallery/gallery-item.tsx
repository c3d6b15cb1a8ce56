import { Box } from '@chakra-ui/react';
import { useSortable } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { Handle, StepButtons } from '../../order/move-controls';

/** A gallery picture with its texts; moved by its handle or its buttons. */
export function GalleryItem({
	id,
	called,
	image,
	onRemove,
	children,
}: {
	id: string;
	/** For example ‘picture 2’. */
	called: string;
	image: string;
	onRemove: () => void;
	children: ReactNode;
}) {
	const sortable = useSortable({ id });
	const { setNodeRef, attributes, listeners, transform, transition, isDragging } = sortable;
	return (
		<Box
			asChild
			bg={isDragging ? 'raised' : 'canvas'}
			position="relative"
			zIndex={isDragging ? 'nav' : undefined}
		>
			<li
				ref={setNodeRef}
				aria-label={called}
				data-lifted={isDragging || undefined}
				style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
			>
				<Box
					display="grid"
					gridTemplateColumns={{
						base: 'auto minmax(0, 1fr) auto',
						md: 'auto 132px minmax(0, 1fr) auto',
					}}
					alignItems="center"
					gap="3"
					paddingBlock="3"
					borderBottomWidth="1px"
					borderColor="hairline"
				>
					<Handle {...attributes} {...listeners} aria-label={`Move ${called}`} />
					<Box aspectRatio="3 / 2" bg="thread" overflow="hidden" maxWidth="200px">
						<img
							src={image}
							alt=""
							loading="lazy"
							style={{ width: '100%', height: '100%', objectFit: 'cover' }}
						/>
					</Box>
					<Box
						display="grid"
						gap="3"
						gridColumn={{ base: '1 / -1', md: '3' }}
						gridRow={{ base: '2', md: '1' }}
					>
						{children}
					</Box>
					<Box gridColumn={{ md: '4' }}>
						<StepButtons
							called={called}
							index={sortable.index}
							ids={sortable.items}
							onRemove={onRemove}
						/>
					</Box>
				</Box>
			</li>
		</Box>
	);
}
