import { Box, chakra } from '@chakra-ui/react';
import { isOriginal, type StaticText } from '@sumu/contract/words';
import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { NavigationLink } from '../../config/paths';
import { useUser } from '../../lib/auth';
import { useSiteIfLoaded } from '../../lib/site/use-site';
import { useWords } from '../../lib/words/use-words';
import { cartLinks } from './menu';

/** Figures of the cart. */
export interface CartFigures {
	readonly count: number;
	/** Specified sum: without cents for an account's cart. Null if no project has a price. */
	readonly subtotal: number | null;
	readonly exact: number | null;
}

export const hasItems = (cart: CartFigures | undefined) => cart !== undefined && cart.count > 0;

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

/** Visually hidden below `xl`. */
const belowXl = { base: true, xl: false };

/** Link to the cart with the number of items and the subtotal. The subtotal's width is reserved. */
export function CartLink({
	link: { label, to },
	cart = { count: 0, subtotal: 0, exact: 0 },
}: {
	link: NavigationLink<StaticText>;
	cart?: CartFigures | undefined;
}) {
	const { counted, money, number, t } = useWords();
	const site = useSiteIfLoaded();
	const { count } = cart;
	const subtotal = !site || isOriginal(site) ? cart.subtotal : cart.exact;
	const hasPrices = site?.details.price !== 'off';
	return (
		<BarLink to={to} prefetch="intent">
			<ShoppingBag size={20} strokeWidth={1.75} aria-hidden />
			<Box as="span" data-label srOnly={belowXl}>
				{t(label)}
			</Box>{' '}
			<Badge data-empty={count === 0 || undefined}>{number(count)}</Badge>{' '}
			<Box as="span" srOnly>
				{counted({ one: 'item', other: 'items' }, count)}
			</Box>{' '}
			{subtotal !== null && hasPrices && (
				<Box as="span" srOnly={count === 0 && { lg: true, xl: false }} minWidth={{ xl: '6ch' }}>
					{money(subtotal)}
				</Box>
			)}
		</BarLink>
	);
}

/** Cart link in the bar: always shown with the original wording, otherwise only to users with a cart or an account. */
export function CartSlot({ cart }: { cart: CartFigures | undefined }) {
	const site = useSiteIfLoaded();
	const isSignedIn = useUser() !== null;
	if (cart === undefined && !isSignedIn && site && !isOriginal(site)) return null;
	return (
		<Box hideBelow={hasItems(cart) ? undefined : 'lg'} marginInlineEnd={{ base: '1', lg: '3' }}>
			{cartLinks(site, cart?.count).map((link) => (
				<CartLink key={link.to} link={link} cart={cart} />
			))}
		</Box>
	);
}
