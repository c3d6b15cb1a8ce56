import { Box, chakra } from '@chakra-ui/react';
import type { LibraryPicture } from '@sumu/contract';
import { Skeleton } from '../../../ui/skeleton';
import { libraryWords } from './words';

const Tile = chakra('button', {
	base: {
		display: 'grid',
		gap: '2',
		width: 'full',
		textAlign: 'start',
		cursor: 'pointer',
		_focusVisible: { outline: '3px solid {colors.ink}', outlineOffset: '2px' },
	},
});

/** Address of a small version: the grid shows many pictures at once. */
const smallAddressOf = ({ formats, url }: LibraryPicture) =>
	formats.find(({ mime }) => mime === 'image/webp')?.url ?? url;

const gridLayout = {
	display: 'grid',
	gap: '4',
	gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
} as const;

const skeletonIndexes = [0, 1, 2, 3, 4, 5, 6, 7];

export const PictureGridSkeleton = () => (
	<Box role="status" aria-label="Loading" {...gridLayout}>
		{skeletonIndexes.map((row) => (
			<Skeleton key={row} row={row} height="140px" />
		))}
	</Box>
);

/** Pictures as tiles with their names; a click opens or chooses one. */
export const PictureGrid = ({
	pictures,
	onOpen,
}: {
	pictures: readonly LibraryPicture[];
	onOpen: (picture: LibraryPicture) => void;
}) => (
	<Box as="ul" {...gridLayout}>
		{pictures.map((picture) => (
			<Box as="li" key={picture._id} minWidth="0">
				<Tile type="button" onClick={() => onOpen(picture)}>
					<Box as="span" display="block" aspectRatio="1" bg="thread" overflow="hidden">
						<img
							src={smallAddressOf(picture)}
							alt=""
							loading="lazy"
							style={{ width: '100%', height: '100%', objectFit: 'contain' }}
						/>
					</Box>
					<Box as="span" textStyle="small" truncate display="block" dir="auto">
						{picture.name}
					</Box>
					<Box as="span" textStyle="small" color="muted">
						{libraryWords.uses(picture.usedBy.length)}
					</Box>
				</Tile>
			</Box>
		))}
	</Box>
);
