import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { NavigationLink } from '../../config/paths';
import { useTextDirection } from '../../lib/words/text-direction';
import { NetworkIcon } from '../../ui/network-icon';

const linkStyles = {
	base: {
		display: 'inline-flex',
		alignItems: 'center',
		gap: '2',
		verticalAlign: 'top',
		minHeight: { base: 'compact', lg: 'max(34px, var(--touch-target))' },
		minWidth: 'compact',
		textStyle: 'ui',
		textDecorationThickness: '1.5px',
		textUnderlineOffset: '5px',
		_hover: { textDecoration: 'underline' },
	},
} as const;
const PageLink = chakra(Link, linkStyles);
const OutsideLink = chakra('a', linkStyles, {
	defaultProps: { target: '_blank', rel: 'noreferrer' },
});

/** Id of the footer's page links, for visitors without the menu. */
export const linksId = 'menu';

/** Column of links with a title. */
export function FooterLinks({
	title,
	links,
	outside = false,
}: {
	title: string;
	links: readonly NavigationLink[];
	outside?: boolean;
}) {
	const directionOf = useTextDirection();
	return (
		<Box as="nav" id={outside ? undefined : linksId} aria-label={title}>
			<Box as="p" textStyle="small" color="footMuted" marginBottom="2">
				{title}
			</Box>
			<ul>
				{links.map(({ label, to }) => (
					<li key={`${label} ${to}`}>
						{outside ? (
							<OutsideLink href={to}>
								<NetworkIcon url={to} />
								{label}
							</OutsideLink>
						) : (
							<PageLink to={to} dir={directionOf(label)}>
								{label}
							</PageLink>
						)}
					</li>
				))}
			</ul>
		</Box>
	);
}
