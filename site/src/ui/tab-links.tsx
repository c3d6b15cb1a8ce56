import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** Wider at the end: it shows that there is more. The row's own margins lie in both. */
const faded = (end: 'left' | 'right') =>
	`linear-gradient(to ${end}, transparent, black {spacing.margin}, black calc(100% - {spacing.12}), transparent)`;

const List = chakra('ul', {
	base: {
		display: 'flex',
		gap: '1',
		flexWrap: { lg: 'wrap' },
		overflowX: 'auto',
		scrollbarWidth: 'none',
		// Beside the page's margin the row runs on.
		marginInline: { base: 'calc(-1 * {spacing.margin})', lg: '0' },
		paddingInlineStart: { base: 'margin', lg: '0' },
		paddingInlineEnd: { base: '12', lg: '0' },
		maskImage: { base: faded('right'), lg: 'none' },
		'[dir=rtl] &': { maskImage: { base: faded('left'), lg: 'none' } },
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

/** Choices that live in the address: links, so that they work and can be shared without scripts. */
export function TabLinks({
	label,
	tabs,
}: {
	label: string;
	tabs: readonly { label: string; to: string; isCurrent: boolean }[];
}) {
	return (
		<nav aria-label={label}>
			<List>
				{tabs.map((tab) => (
					<li key={tab.label}>
						<Tab to={tab.to} preventScrollReset aria-current={tab.isCurrent || undefined}>
							{tab.label}
						</Tab>
					</li>
				))}
			</List>
		</nav>
	);
}
