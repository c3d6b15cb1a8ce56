import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useTextDirection } from '../lib/words/text-direction';

/**
 * Fades the ends of the row, wider at the far end as a hint that there is more. The row's margins are inside the fades.
 */
const createFadeMask = (end: 'left' | 'right') =>
	`linear-gradient(to ${end}, transparent, black {spacing.margin}, black calc(100% - {spacing.12}), transparent)`;

const List = chakra('ul', {
	base: {
		display: 'flex',
		gap: '1',
		flexWrap: { lg: 'wrap' },
		overflowX: 'auto',
		scrollbarWidth: 'none',
		// The row extends into the page margins.
		marginInline: { base: 'calc(-1 * {spacing.margin})', lg: '0' },
		paddingInlineStart: { base: 'margin', lg: '0' },
		paddingInlineEnd: { base: '12', lg: '0' },
		maskImage: { base: createFadeMask('right'), lg: 'none' },
		'[dir=rtl] &': { maskImage: { base: createFadeMask('left'), lg: 'none' } },
		paddingBlock: '1',
	},
});

const Tab = chakra(Link, {
	base: {
		display: 'inline-flex',
		alignItems: 'center',
		minHeight: 'compact',
		paddingInline: '4',
		borderRadius: 'control',
		textStyle: 'small',
		whiteSpace: 'nowrap',
		transition: 'background-color {durations.hover}',
		_hover: { bg: 'sunken' },
		'&[aria-current]': { bg: 'ink', color: 'canvas' },
	},
});

/** Filter tabs as links: the choice is part of the address, so it works and can be shared without scripts. */
export function TabLinks({
	label,
	tabs,
}: {
	label: string;
	tabs: readonly { label: string; to: string; isCurrent: boolean }[];
}) {
	const directionOf = useTextDirection();
	return (
		<nav aria-label={label}>
			<List>
				{tabs.map((tab) => (
					<li key={tab.label}>
						<Tab
							to={tab.to}
							dir={directionOf(tab.label)}
							preventScrollReset
							aria-current={tab.isCurrent || undefined}
						>
							{tab.label}
						</Tab>
					</li>
				))}
			</List>
		</nav>
	);
}
