import { Box } from '@chakra-ui/react';
import type { SiteSetting } from '@sumu/contract';
import { useWords } from '../../../lib/words/use-words';
import { NetworkIcon } from '../../../ui/network-icon';
import { OutsideLink } from '../../../ui/text-link';

export function Socials({ socials }: Pick<SiteSetting, 'socials'>) {
	const { t } = useWords();
	if (socials.length === 0) return null;
	return (
		<Box
			as="ul"
			aria-label={t('Social networks')}
			display="flex"
			flexWrap="wrap"
			justifyContent={{ base: 'space-between', sm: 'start' }}
			columnGap={{ base: '3', sm: '6' }}
		>
			{socials.map(({ network, url }) => (
				<li key={`${network} ${url}`}>
					<OutsideLink href={url} tone="quiet" textStyle="small" gap="2" rel="noopener noreferrer">
						<NetworkIcon url={url} display={{ base: 'none', sm: 'block' }} />
						{network}
					</OutsideLink>
				</li>
			))}
		</Box>
	);
}
