import { Box } from '@chakra-ui/react';
import type { GalleryPicture } from '@sumu/contract';
import { Article } from '../../../ui/article/article';
import { Columns } from '../../../ui/container';
import { type Chapter, isWide } from '../case-pictures';
import { GalleryFigure } from './gallery-figure';

const besideSizes = '(min-width: 1024px) 36vw, 92vw';

/** Chapters of a story: upright pictures stay in view beside their text, wide ones follow it across the page. */
export const StoryChapters = ({
	chapters,
	gallery,
}: {
	chapters: readonly Chapter[];
	gallery: readonly GalleryPicture[];
}) =>
	chapters.map(({ html, pictures }, index) => {
		const figures = pictures.flatMap((at) => {
			const entry = gallery[at];
			return entry ? [{ at, entry }] : [];
		});
		const uprightFigures = figures.filter(({ entry }) => !isWide(entry.picture));
		const wideFigures = figures.filter(({ entry }) => isWide(entry.picture));
		return (
			// biome-ignore lint/suspicious/noArrayIndexKey: chapters keep their order
			<Box key={index} marginTop={{ base: '12', lg: '16' }}>
				<Columns rowGap="8">
					<Box gridColumn={{ lg: '1 / 8' }} maxWidth="720px" minWidth="0">
						<Article html={html} isContinued />
					</Box>
					{uprightFigures.length > 0 && (
						<Box gridColumn={{ lg: '8 / 13' }} paddingStart={{ lg: '12' }}>
							<Box
								position={{ lg: 'sticky' }}
								top="calc({sizes.navScrolled} + {spacing.6})"
								display="grid"
								rowGap="8"
							>
								{uprightFigures.map(({ at, entry }) => (
									<GalleryFigure key={at} entry={entry} index={at} sizes={besideSizes} />
								))}
							</Box>
						</Box>
					)}
				</Columns>
				{wideFigures.length > 0 && (
					<Box
						display="grid"
						gridTemplateColumns={{
							base: 'minmax(0, 1fr)',
							md: `repeat(${Math.min(wideFigures.length, 2)}, minmax(0, 1fr))`,
						}}
						columnGap="gutter"
						rowGap="8"
						marginTop={{ base: '8', lg: '16' }}
					>
						{wideFigures.map(({ at, entry }) => (
							<GalleryFigure
								key={at}
								entry={entry}
								index={at}
								sizes={wideFigures.length > 1 ? '(min-width: 768px) 46vw, 92vw' : '92vw'}
							/>
						))}
					</Box>
				)}
			</Box>
		);
	});
