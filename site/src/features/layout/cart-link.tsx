import { Box, chakra } from '@chakra-ui/react';
import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { NavigationLink } from '../../config/paths';
import { dollars } from '../../lib/dollars';

/** What is in the cart. */
export interface CartFigures {
	readonly count: number;
	/** Dollars. */
	readonly subtotal: number;
}

const BarLink = chakra(Link, {
	base: {
		display: 'inline-flex',
		alignItems: 'center',
		gap: '2',
		minHeight: 'compact',
		textStyle: 'small',
		fontVariantNumeric: 'tabular-nums',
		_hover: { '& [data-label]': { textDecoration: 'underline', textUnderlineOffset: '5px' } },
	},
});

const Badge = chakra('span', {
	base: {
		display: 'grid',
		placeItems: 'center',
		minWidth: '22px',
		height: '22px',
		paddingInline: '1',
		borderRadius: 'pill',
		bg: 'accent',
		color: 'onAccent',
		textStyle: 'label',
		fontSize: '0.8125rem',
		lineHeight: '1',
		'&[data-empty]': {
			bg: 'transparent',
			color: 'inherit',
			boxShadow: 'inset 0 0 0 1px currentColor',
		},
	},
});

/** The way to the cart, with the number of its items and what they cost: figures keep their room. */
export function CartLink({
	link: { label, to },
	cart = { count: 0, subtotal: 0 },
}: {
	link: NavigationLink;
	cart?: CartFigures | undefined;
}) {
	const { count, subtotal } = cart;
	const items = count === 1 ? '1 item' : `${count} items`;
	return (
		<BarLink to={to} prefetch="intent" aria-label={`${label}, ${items}, ${dollars(subtotal)}`}>
			<ShoppingBag size={20} strokeWidth={1.75} aria-hidden />
			<Box as="span" data-label hideBelow="xl">
				{label}
			</Box>
			<Badge aria-hidden data-empty={count === 0 || undefined}>
				{count}
			</Badge>
			<Box as="span" aria-hidden hideBelow="xl" minWidth="6ch">
				{dollars(subtotal)}
			</Box>
		</BarLink>
	);
}
