import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { siteIcons } from '../config/icons';

const Drawing = chakra('svg', {
	base: { width: '4', height: '4', flexShrink: '0', fill: 'currentColor' },
});

/** Icon of a network, for use before its name; the site's server supplies the drawings by host. */
export const NetworkIcon = ({
	url,
	...rest
}: { url: string } & Pick<ComponentProps<typeof Drawing>, 'display'>) =>
	URL.canParse(url) && (
		<Drawing aria-hidden {...rest}>
			<use href={`${siteIcons.networks}#${new URL(url).hostname}`} />
		</Drawing>
	);
