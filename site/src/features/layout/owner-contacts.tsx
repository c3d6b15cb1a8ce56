import { Box } from '@chakra-ui/react';
import type { SiteSetting } from '@sumu/contract';
import type { ReactNode } from 'react';
import { useWords } from '../../lib/words/use-words';
import { NetworkIcon } from '../../ui/network-icon';
import { OutsideLink } from '../../ui/text-link';

/** The owner's e-mail address and social links. */
export function Elsewhere({
	ownerName,
	contact: { email },
	socials,
}: Pick<SiteSetting, 'ownerName' | 'contact' | 'socials'>): ReactNode {
	return (
		<Box as="section" aria-labelledby="elsewhere" marginTop="12">
			<Box as="h2" id="elsewhere" textStyle="h4">
				{useWords().t('Meanwhile, you can find {name} here', { name: ownerName })}
			</Box>
			<Box as="ul" display="flex" flexWrap="wrap" columnGap="6" rowGap="2" marginTop="4">
				{email && (
					<li>
						<OutsideLink href={`mailto:${email}`} tone="quiet">
							{email}
						</OutsideLink>
					</li>
				)}
				{socials.map(({ network, url }) => (
					<li key={`${network} ${url}`}>
						<OutsideLink href={url} tone="quiet" gap="2" rel="noopener noreferrer">
							<NetworkIcon url={url} />
							{network}
						</OutsideLink>
					</li>
				))}
			</Box>
		</Box>
	);
}
