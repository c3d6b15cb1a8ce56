import { chakra } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import type { MenuEntry } from '../menu';
import { usePendingCounts } from '../pending-counts';
import { Badge } from './badge';

const Entry = chakra(Link, {
	base: {
		display: 'flex',
		alignItems: 'center',
		gap: '4',
		minHeight: '46px',
		paddingInline: '3',
		paddingTop: '1px',
		borderRadius: 'control',
		color: 'muted',
		textStyle: 'ui',
		fontSize: 'small',
		'@media (pointer: fine) and (max-height: 1000px)': { minHeight: '38px' },
		_hover: { bg: 'color-mix(in srgb, {colors.ink} 8%, transparent)', color: 'ink' },
		'&[aria-current]': { bg: 'ink', color: 'canvas' },
	},
});

const normalizePath = (path: string) => path.replace(/(.)\/+$/, '$1').toLowerCase();

/** Whether a path is the entry's address or belongs to it. */
const isAt = (path: string, { to, also }: MenuEntry) =>
	normalizePath(path) === normalizePath(to) ||
	(also !== undefined && normalizePath(path).startsWith(normalizePath(also)));

/** A link of the side menu, highlighted if it leads to the current page. */
export function MenuLink({ entry, onFollow }: { entry: MenuEntry; onFollow?: () => void }) {
	const { pathname } = useLocation();
	const { label, to, icon: Icon } = entry;
	const pendingItems = usePendingCounts()[to];
	return (
		<Entry
			to={to}
			prefetch="intent"
			onClick={onFollow}
			aria-current={isAt(pathname, entry) ? 'page' : undefined}
		>
			<Icon size={19} strokeWidth={1.75} aria-hidden />
			{label}
			{pendingItems && <Badge {...pendingItems} />}
		</Entry>
	);
}
