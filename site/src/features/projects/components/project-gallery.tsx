import { Box, chakra } from '@chakra-ui/react';
import type { GalleryPicture, WholeProject } from '@sumu/contract';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { loadChunk } from '../../../lib/chunk/load-chunk';
import { useWords } from '../../../lib/words/use-words';
import { Container } from '../../../ui/container';
import { Picture } from '../../../ui/picture';
import { Section } from '../../../ui/section';
import { pictureHash, usePictureAddress } from '../use-picture-address';

const Lightbox = lazy(() => loadChunk('lightbox', () => import('../../../ui/lightbox')));

/** Rows of equal height: each picture grows in proportion to its aspect ratio. */
const Wall = chakra('ul', {
	base: { display: 'flex', flexWrap: 'wrap', columnGap: 'gutter', rowGap: { base: '8', lg: '12' } },
});

const Opener = chakra(Link, {
	base: {
		display: 'block',
		overflow: 'hidden',
		cursor: 'zoom-in',
		'& img': { transition: 'scale {durations.picture} {easings.reveal}' },
		_hover: { '& img': { scale: '1.02' } },
	},
});

const ratioOf = ({ picture: { width, height } }: GalleryPicture) =>
	width && height ? width / height : 3 / 2;

/** Gallery of a project. Each picture links to its full-screen view, which has its own address. */
export function ProjectGallery({ project }: { project: WholeProject }) {
	const { t } = useWords();
	const { projectsName, gallery } = project;
	const { at, show, close } = usePictureAddress(gallery.length);
	if (gallery.length === 0) return null;
	return (
		<Section id="pictures">
			<Container>
				<Box as="h2" id="pictures-title" textStyle="h2" marginBottom={{ base: '8', lg: '12' }}>
					{t('In pictures')}
				</Box>
				<Wall>
					{gallery.map((one, index) => {
						const ratio = ratioOf(one);
						return (
							<Box
								asChild
								// biome-ignore lint/suspicious/noArrayIndexKey: one may show twice
								key={index}
								// If the factors of a row add up to less than 1, as with a single tall picture, flexbox
								// leaves space unused.
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
								<li>
									<figure>
										<Opener
											id={pictureHash(index).slice(1)}
											to={{ hash: pictureHash(index) }}
											state={{ fromPage: true }}
											preventScrollReset
											aria-haspopup="dialog"
										>
											<Picture
												picture={one.picture}
												ratio={ratio}
												sizes={`(min-width: 768px) ${Math.round(ratio * 420)}px, 92vw`}
												alt={
													one.alt || one.picture.alt || t('Picture {number}', { number: index + 1 })
												}
											/>
										</Opener>
										{one.caption && (
											<Box
												as="figcaption"
												textStyle="small"
												color="muted"
												marginTop="3"
												maxWidth="52ch"
											>
												{one.caption}
											</Box>
										)}
									</figure>
								</li>
							</Box>
						);
					})}
				</Wall>
			</Container>
			{at !== null && (
				<Suspense>
					<Lightbox pictures={gallery} label={projectsName} at={at} onAt={show} onClose={close} />
				</Suspense>
			)}
		</Section>
	);
}
