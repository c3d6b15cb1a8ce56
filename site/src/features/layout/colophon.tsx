import { Box } from '@chakra-ui/react';
import type { Picture } from '@sumu/contract';
import { sitePaths } from '../../config/paths';
import { useWords } from '../../lib/words/use-words';
import { TextLink } from '../../ui/text-link';

const markHeight = 20;

/** Copyright line, legal links and the owner's mark, if there is one. */
export function Colophon({
	ownerName,
	year,
	mark,
}: {
	ownerName: string;
	year: number;
	mark: Picture | null;
}) {
	const { t, year: written } = useWords();
	return (
		<Box
			display="flex"
			flexWrap="wrap"
			justifyContent="space-between"
			alignItems="center"
			gap="gutter"
			marginTop={{ base: '12', lg: '16' }}
			paddingTop="6"
			borderTopWidth="1px"
			borderColor="color-mix(in srgb, {colors.onFoot} 22%, transparent)"
			color="footMuted"
			textStyle="small"
		>
			<Box as="p" overflowWrap="anywhere">
				{t('Copyright {year} {name}. All rights reserved.', {
					year: written(year),
					name: ownerName,
				})}
			</Box>
			<Box as="ul" display="flex" flexWrap="wrap" columnGap="6">
				<li>
					<TextLink to={sitePaths.terms.at()} tone="current" color="inherit">
						{t('Terms')}
					</TextLink>
				</li>
				<li>
					<TextLink to={sitePaths.privacy.at()} tone="current" color="inherit">
						{t('Privacy')}
					</TextLink>
				</li>
			</Box>
			{mark && (
				<Box asChild flexShrink="0" width="auto" maxWidth="40%" height={`${markHeight}px`}>
					<img
						src={mark.url}
						alt=""
						loading="lazy"
						height={markHeight}
						width={Math.round(markHeight * ((mark.width ?? 1) / (mark.height ?? 1)))}
					/>
				</Box>
			)}
		</Box>
	);
}
