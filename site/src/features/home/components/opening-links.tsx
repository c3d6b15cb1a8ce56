import { Box } from '@chakra-ui/react';
import type { ShownSite } from '../../../lib/site/shown-site';
import { useWords } from '../../../lib/words/use-words';
import { RuledLinks } from '../../../ui/ruled-links';
import { Socials } from './socials';

/** Links to social networks and design platforms, two parts of the banner's grid. */
export function OpeningLinks({
	site: { socials, platforms },
}: {
	site: Pick<ShownSite, 'socials' | 'platforms'>;
}) {
	const { t } = useWords();
	return (
		<>
			<Box
				gridColumn={{ md: '1', lg: '1 / 9' }}
				gridRow={{ md: '3', lg: '4' }}
				marginTop={{ base: '6', md: '8' }}
			>
				<Socials socials={socials} />
			</Box>
			{platforms.length > 0 && (
				<Box
					gridColumn={{ md: '1', lg: '9 / 13' }}
					gridRow={{ md: '4', lg: '4' }}
					marginTop={{ base: '6', md: '8' }}
				>
					<RuledLinks label={t('Design platforms')} links={platforms} />
				</Box>
			)}
		</>
	);
}
