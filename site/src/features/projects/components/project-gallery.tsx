import { Box, chakra } from '@chakra-ui/react';
import type { GalleryPicture } from '@sumu/contract';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../../../lib/chunk/load-chunk';
import { useWords } from '../../../lib/words/use-words';
import { Container } from '../../../ui/container';
import { Section } from '../../../ui/section';
import { ratioOf } from '../case-pictures';
import { usePictureAddress } from '../use-picture-address';
import { GalleryFigure } from './gallery-figure';

const Lightbox = lazy(() => loadChunk('lightbox', () => import('../../../ui/lightbox')));

/** Rows of equal height: each picture grows in proportion to its aspect ratio. */
const Wall = chakra('ul', {
	base: { display: 'flex', flexWrap: 'wrap', columnGap: 'gutter', rowGap: { base: '8', lg: '12' } },
});

/** Pictures of a project that its story does not show, and the full-screen view of all. */
export function ProjectGallery({
	label,
	gallery,
	placed,
}: {
	/** Name of the project. */
	label: string;
	gallery: readonly GalleryPicture[];
	/** Indexes of the pictures in the story. */
	placed: ReadonlySet<number>;
}) {
	const { t } = useWords();
	const { at, show, close } = usePictureAddress(gallery.length);
	return (
		<>
			{placed.size < gallery.length && (
				<Section id="pictures">
					<Container>
						<Box as="h2" id="pictures-title" textStyle="h2" marginBottom={{ base: '8', lg: '12' }}>
							{t('In pictures')}
						</Box>
						<Wall>
							{gallery.map((one, index) => {
								const ratio = ratioOf(one.picture);
								return placed.has(index) ? null : (
									<Box
										as="li"
										// biome-ignore lint/suspicious/noArrayIndexKey: one may show twice
										key={index}
										// If the factors of a row add up to less than 1, as with a single tall picture,
										// flexbox leaves space unused.
										flexGrow={ratio * 100}
										flexShrink="1"
										flexBasis={{
											base: `${ratio * 176}px`,
											md: `${ratio * 240}px`,
											lg: `${ratio * 300}px`,
										}}
										maxWidth={ratio < 1 ? { md: `${ratio * 640}px` } : undefined}
										minWidth="0"
									>
										<GalleryFigure
											entry={one}
											index={index}
											sizes={`(min-width: 768px) ${Math.round(ratio * 420)}px, 92vw`}
										/>
									</Box>
								);
							})}
						</Wall>
					</Container>
				</Section>
			)}
			{at !== null && (
				<Suspense>
					<Lightbox pictures={[...gallery]} label={label} at={at} onAt={show} onClose={close} />
				</Suspense>
			)}
		</>
	);
}
