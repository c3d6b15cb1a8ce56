import { Box, chakra } from '@chakra-ui/react';
import type { SiteSetting } from '@sumu/contract';
import { ArrowUpRight } from 'lucide-react';
import { OutsideLink } from '../../../ui/text-link';

const Row = chakra('a', {
	base: {
		display: 'flex',
		alignItems: 'center',
		justifyContent: 'space-between',
		minHeight: { base: 'compact', lg: '38px' },
		borderBottomWidth: '1px',
		borderColor: 'hairline',
		textStyle: 'small',
		transition: 'padding {durations.quick}',
		'& svg': { color: 'accentText' },
		_hover: { paddingInlineStart: '2', borderColor: 'ink' },
	},
});

/** Where the owner's designs are shown. */
export function Platforms({ platforms }: Pick<SiteSetting, 'platforms'>) {
	return (
		<Box as="ul" aria-label="Design platforms" borderTopWidth="1px" borderColor="hairline">
			{platforms.map(({ label, url }) => (
				<li key={label}>
					<Row href={url} target="_blank" rel="noopener noreferrer">
						{label}
						<ArrowUpRight size={16} aria-hidden />
					</Row>
				</li>
			))}
		</Box>
	);
}

export function Socials({ socials }: Pick<SiteSetting, 'socials'>) {
	return (
		<Box
			as="ul"
			aria-label="Social networks"
			display="flex"
			flexWrap="wrap"
			justifyContent={{ base: 'space-between', sm: 'start' }}
			columnGap={{ base: '3', sm: '6' }}
		>
			{socials.map(({ network, url }) => (
				<li key={network}>
					<OutsideLink href={url} tone="quiet" textStyle="small" rel="noopener noreferrer">
						{network}
					</OutsideLink>
				</li>
			))}
		</Box>
	);
}
