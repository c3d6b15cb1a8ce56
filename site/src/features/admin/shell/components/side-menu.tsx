import { Box, chakra } from '@chakra-ui/react';
import { isOriginal } from '@sumu/contract/words';
import { Link, useLocation } from 'react-router-dom';
import { useSite } from '../../../../lib/site/use-site';
import { useTranslateMessage } from '../../../../lib/words/translate-message';
import {
	isAt,
	type MenuEntry,
	menuGroups,
	openableEntries,
	plainMenu,
	usePendingCounts,
} from '../menu';
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

/** A link of the side menu, highlighted if it leads to the current page. */
function MenuLink({
	entry: { label, to, icon: Icon },
	isCurrent,
	onFollow,
}: MenuProps & { entry: MenuEntry; isCurrent: boolean }) {
	const pendingItems = usePendingCounts()[to];
	const translate = useTranslateMessage();
	return (
		<Entry
			to={to}
			prefetch="intent"
			onClick={onFollow}
			aria-current={isCurrent ? 'page' : undefined}
		>
			<Icon size={19} strokeWidth={1.75} aria-hidden />
			{translate(label)}
			{pendingItems && <Badge {...pendingItems} />}
		</Entry>
	);
}

interface MenuProps {
	onFollow?: (() => void) | undefined;
}

const Entries = ({ entries, onFollow }: MenuProps & { entries: readonly MenuEntry[] }) => {
	const { pathname } = useLocation();
	return entries.map((entry) => (
		<li key={entry.label}>
			<MenuLink
				entry={entry}
				isCurrent={!entry.children && isAt(pathname, entry)}
				onFollow={onFollow}
			/>
			{entry.children && isAt(pathname, entry) && (
				<Box as="ul" paddingInlineStart="6">
					<Entries entries={entry.children} onFollow={onFollow} />
				</Box>
			)}
		</li>
	));
};

/** Admin links that the user's role can access: in the plain wording a short list, otherwise the specification's. */
export function SideMenu({ onFollow }: MenuProps) {
	const role = useWorkRole();
	const canOpen = (address: string) => canAccessScreen(role, address);
	const groups = (isOriginal(useSite()) ? menuGroups : [plainMenu])
		.map((group) => openableEntries(group, canOpen))
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
					<Entries entries={group} onFollow={onFollow} />
				</Box>
			))}
		</Box>
	);
}
