import { Box, chakra } from '@chakra-ui/react';
import type { GalleryPicture } from '@sumu/contract';
import { Link } from 'react-router-dom';
import { useTextDirection } from '../../../lib/words/text-direction';
import { useWords } from '../../../lib/words/use-words';
import { Picture } from '../../../ui/picture';
import { ratioOf } from '../case-pictures';
import { pictureHash } from '../use-picture-address';

const Opener = chakra(Link, {
	base: {
		display: 'block',
		overflow: 'hidden',
		cursor: 'zoom-in',
		'& img': { transition: 'scale {durations.picture} {easings.reveal}' },
		_hover: { '& img': { scale: '1.02' } },
	},
});

/** Picture of the gallery with its caption. It links to its full-screen view, which has its own address. */
export function GalleryFigure({
	entry: { picture, alt, caption },
	index,
	sizes,
}: {
	entry: GalleryPicture;
	/** Position in the gallery. */
	index: number;
	sizes: string;
}) {
	const { t } = useWords();
	const directionOf = useTextDirection();
	return (
		<figure>
			<Opener
				id={pictureHash(index).slice(1)}
				to={{ hash: pictureHash(index) }}
				state={{ fromPage: true }}
				preventScrollReset
				aria-haspopup="dialog"
			>
				<Picture
					picture={picture}
					ratio={ratioOf(picture)}
					sizes={sizes}
					alt={alt || picture.alt || t('Picture {number}', { number: index + 1 })}
				/>
			</Opener>
			{caption && (
				<Box
					as="figcaption"
					dir={directionOf(caption)}
					textStyle="small"
					color="muted"
					marginTop="3"
					maxWidth="52ch"
				>
					{caption}
				</Box>
			)}
		</figure>
	);
}
