import { Box, chakra } from '@chakra-ui/react';
import { ArrowUpRight } from 'lucide-react';
import { NetworkIcon } from './network-icon';

const Row = chakra('a', {
	base: {
		display: 'flex',
		alignItems: 'center',
		gap: '2',
		minHeight: { base: 'compact', lg: '38px' },
		borderBottomWidth: '1px',
		borderColor: 'hairline',
		textStyle: 'small',
		transition: 'padding {durations.quick}',
		'& svg:last-child': { marginInlineStart: 'auto', color: 'accentText' },
		_hover: { paddingInlineStart: '2', borderColor: 'ink' },
	},
});

/** Links to other sites, one per row between hairlines. */
export function RuledLinks({
	label,
	links,
	drawn = false,
}: {
	label: string;
	/** Whether to show each network's icon. */
	drawn?: boolean;
	links: readonly { readonly label: string; readonly url: string }[];
}) {
	return (
		<Box
			as="ul"
			aria-label={label}
			display="grid"
			gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' }}
			columnGap="gutter"
			borderTopWidth="1px"
			borderColor="hairline"
		>
			{links.map((link) => (
				<li key={`${link.label} ${link.url}`}>
					<Row href={link.url} target="_blank" rel="noopener noreferrer">
						{drawn && <NetworkIcon url={link.url} />}
						{link.label}
						<ArrowUpRight size={16} aria-hidden />
					</Row>
				</li>
			))}
		</Box>
	);
}
