import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { NavigationLink } from '../../config/paths';

const look = {
	base: {
		display: 'inline-flex',
		alignItems: 'center',
		minHeight: { base: 'compact', lg: '34px' },
		textStyle: 'ui',
		textDecorationThickness: '1.5px',
		textUnderlineOffset: '5px',
		_hover: { textDecoration: 'underline' },
	},
} as const;
const PageLink = chakra(Link, look);
const OutsideLink = chakra('a', look, { defaultProps: { target: '_blank', rel: 'noreferrer' } });

/** One column of links below its name. */
export function FooterLinks({
	title,
	links,
	outside = false,
}: {
	title: string;
	links: readonly NavigationLink[];
	outside?: boolean;
}) {
	return (
		<Box as="nav" aria-label={title}>
			<Box as="p" textStyle="small" color="footMuted" marginBottom="2">
				{title}
			</Box>
			<ul>
				{links.map(({ label, to }) => (
					<li key={label}>
						{outside ? (
							<OutsideLink href={to}>{label}</OutsideLink>
						) : (
							<PageLink to={to}>{label}</PageLink>
						)}
					</li>
				))}
			</ul>
		</Box>
	);
}
