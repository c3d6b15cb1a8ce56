import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

const List = chakra('ul', {
	base: {
		display: 'flex',
		gap: '1',
		flexWrap: { lg: 'wrap' },
		overflowX: 'auto',
		scrollbarWidth: 'none',
		// Beside the page's margin the row runs on, so that it shows there is more.
		marginInline: { base: 'calc(-1 * {spacing.margin})', lg: '0' },
		paddingInline: { base: 'margin', lg: '0' },
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
