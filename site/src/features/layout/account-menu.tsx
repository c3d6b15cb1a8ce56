import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useLogOut } from '../../lib/auth';
import { getInitials } from '../../lib/initials';
import type { SessionUser } from '../../lib/session';
import { translateMessageInBrowser } from '../../lib/words/translate-message';
import { useWords } from '../../lib/words/use-words';
import { createLogOutAlerts, prepareAlerts } from '../../ui/alerts';
import { IconButton } from '../../ui/button';
import { UserPhoto } from '../../ui/user-photo';
import { useAccountLinks } from './use-account-links';

const Panel = chakra('section', {
	base: {
		position: 'fixed',
		inset: 'auto',
		top: '{sizes.navScrolled}',
		insetInlineEnd: 'calc({spacing.margin} + max(0px, (100vw - {sizes.page}) / 2))',
		width: 'min(280px, calc(100vw - 2 * {spacing.margin}))',
		bg: 'raised',
		color: 'ink',
		'--ring': 'colors.ink',
		borderWidth: '1px',
		borderColor: 'hairline',
		borderRadius: 'control',
		boxShadow: 'pop',
		'&:popover-open': { animation: 'rise {durations.pop} {easings.reveal}' },
	},
});

const menuItemStyles = {
	display: 'flex',
	alignItems: 'center',
	width: 'full',
	minHeight: '48px',
	paddingInline: '4',
	textStyle: 'ui',
	textAlign: 'start',
	cursor: 'pointer',
	_hover: { bg: 'sunken' },
	'&[aria-current]': { boxShadow: 'inset calc(var(--forward, 1) * 3px) 0 0 {colors.accent}' },
	_focusVisible: { outlineOffset: '-3px' },
} as const;
const MenuLink = chakra(Link, { base: menuItemStyles });
const MenuButton = chakra('button', { base: menuItemStyles }, { defaultProps: { type: 'button' } });

const logOutAlerts = createLogOutAlerts(translateMessageInBrowser);

/** Menu behind the user's photo: account pages and log-out button. */
export default function AccountMenu({ user }: { user: SessionUser }) {
	const { t } = useWords();
	const panelId = useId();
	const panelRef = useRef<HTMLDivElement>(null);
	const { pathname } = useLocation();
	const accountLinks = useAccountLinks();
	const logOut = useLogOut(logOutAlerts);
	const accountName = user.displayName || user.email;
	const visibleInitials = user.photoURL ? '' : ` ${getInitials(user.displayName)}`;
	// biome-ignore lint/correctness/useExhaustiveDependencies: every new page closes it
	useEffect(() => panelRef.current?.hidePopover(), [pathname]);
	return (
		<>
			<IconButton
				popoverTarget={panelId}
				aria-label={t('Account of {name}', { name: accountName + visibleInitials })}
			>
				<UserPhoto name={user.displayName} src={user.photoURL} size={36} />
			</IconButton>
			<Panel
				ref={panelRef}
				id={panelId}
				popover="auto"
				aria-label={t('Account')}
				onToggle={prepareAlerts}
			>
				<Box padding="4" borderBottomWidth="1px" borderColor="hairline">
					<Box as="p" textStyle="ui" fontWeight="strong" truncate>
						{user.displayName}
					</Box>
					<Box as="p" textStyle="label" color="muted" truncate>
						{user.email}
					</Box>
				</Box>
				<Box as="ul" paddingBlock="2">
					{accountLinks.map(({ label, to }) => (
						<li key={label}>
							<MenuLink to={to} aria-current={to === pathname ? 'page' : undefined}>
								{t(label)}
							</MenuLink>
						</li>
					))}
				</Box>
				<Box borderTopWidth="1px" borderColor="hairline" paddingBlock="2">
					<MenuButton onClick={logOut}>{t('Logout')}</MenuButton>
				</Box>
			</Panel>
		</>
	);
}
