import { Flex, Typography } from '@strapi/design-system';
import type { FocalPoint, PictureAsset } from './picture-asset';
import type { CropSlot } from './slots';

const PREVIEW_HEIGHT = '14rem';

/** Previews of the picture, cropped for each place on the site. */
export const Cuts = ({
	asset,
	point,
	slots,
}: {
	asset: PictureAsset;
	point: FocalPoint;
	slots: readonly CropSlot[];
}) => (
	<Flex wrap="wrap" gap={4} alignItems="flex-start">
		{slots.map(({ where, ratio, isRound }) => (
			<figure key={where} style={{ maxWidth: `calc(${PREVIEW_HEIGHT} * ${Math.max(ratio, 0.7)})` }}>
				<img
					src={asset.url}
					alt=""
					style={{
						display: 'block',
						maxWidth: '100%',
						height: PREVIEW_HEIGHT,
						aspectRatio: ratio,
						objectFit: 'cover',
						objectPosition: `${point.x}% ${point.y}%`,
						borderRadius: isRound ? '50%' : undefined,
					}}
				/>
				<Typography tag="figcaption" variant="pi" textColor="neutral600">
					{where}
				</Typography>
			</figure>
		))}
	</Flex>
);
