import { Box } from '@chakra-ui/react';
import { sitePaths } from '../../config/paths';
import { useWords } from '../../lib/words/use-words';
import { TextLink } from '../../ui/text-link';

/** Copyright line and legal links. */
export function Colophon({ ownerName, year }: { ownerName: string; year: number }) {
	const { t, year: written } = useWords();
	return (
		<Box
			display="flex"
			flexWrap="wrap"
			justifyContent="space-between"
			alignItems="center"
			gap="gutter"
			marginTop={{ base: '8', lg: '12' }}
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
		</Box>
	);
}
