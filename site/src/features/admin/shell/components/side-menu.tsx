import { Box, chakra } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslateMessage } from '../../../../lib/words/translate-message';
import { type MenuEntry, menuGroups, usePendingCounts } from '../menu';
import { canAccessScreen, useWorkRole } from '../screen-permissions';

const MAX_BADGE_COUNT = 99;

/** Number of waiting items, up to 99+; hidden if there are none. */
export const Badge = ({ count, word }: { count: number; word: string }) =>
	count > 0 && (
		<Box
			as="span"
			marginInlineStart="auto"
			minWidth="24px"
			paddingInline="2"
			borderRadius="pill"
			bg="accent"
			color="onAccent"
			textStyle="label"
			fontWeight="strong"
			textAlign="center"
			fontVariantNumeric="tabular-nums"
		>
			{count > MAX_BADGE_COUNT ? `${MAX_BADGE_COUNT}+` : count}
			<Box as="span" srOnly>{` ${word}`}</Box>
		</Box>
	);

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
	const translate = useTranslateMessage();
	return (
		<Entry
			to={to}
			prefetch="intent"
			onClick={onFollow}
			aria-current={isAt(pathname, entry) ? 'page' : undefined}
		>
			<Icon size={19} strokeWidth={1.75} aria-hidden />
			{translate(label)}
			{pendingItems && <Badge {...pendingItems} />}
		</Entry>
	);
}

/** Admin links that the user's role can access, in groups. */
export function SideMenu({ onFollow }: { onFollow?: () => void }) {
	const role = useWorkRole();
	const groups = menuGroups
		.map((group) => group.filter(({ to }) => canAccessScreen(role, to)))
		.filter((group) => group.length > 0);
	return (
		<Box as="nav" aria-label="Workplace" display="flex" flexDirection="column">
			{groups.map((group, index) => (
				<Box
					as="ul"
					key={group[0]?.to}
					paddingBlock="3"
					borderTopWidth={index > 0 ? '1px' : '0'}
					borderColor="hairline"
				>
					{group.map((entry) => (
						<li key={entry.to}>
							<MenuLink entry={entry} {...(onFollow && { onFollow })} />
						</li>
					))}
				</Box>
			))}
		</Box>
	);
}
