import { Box, chakra } from '@chakra-ui/react';
import { isOriginal } from '@sumu/contract/words';
import { Plus, Search } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useSite } from '../../../../lib/site/use-site';
import { Button } from '../../../../ui/button';
import { newEntries, openableEntries } from '../menu';
import { useOpenPalette } from '../palette/palette-launcher';
import { paletteWords } from '../palette/words';
import { canAccessScreen, useWorkRole } from '../screen-permissions';

const PaletteButton = chakra(
	'button',
	{
		base: {
			display: 'flex',
			alignItems: 'center',
			gap: '3',
			flexGrow: '1',
			minWidth: '0',
			height: 'compact',
			paddingInline: '3',
			borderWidth: '1px',
			borderColor: 'control',
			borderRadius: 'control',
			color: 'muted',
			textStyle: 'small',
			cursor: 'pointer',
			_hover: { color: 'ink', borderColor: 'ink' },
		},
	},
	{ defaultProps: { type: 'button' } },
);

const Panel = chakra('div', {
	base: {
		position: 'fixed',
		inset: 'auto',
		minWidth: '208px',
		padding: '2',
		bg: 'raised',
		color: 'ink',
		borderWidth: '1px',
		borderColor: 'hairline',
		borderRadius: 'control',
		boxShadow: 'pop',
	},
});

const PanelLink = chakra(Link, {
	base: {
		display: 'flex',
		alignItems: 'center',
		gap: '3',
		minHeight: 'compact',
		paddingInline: '3',
		borderRadius: 'control',
		textStyle: 'ui',
		_hover: { bg: 'sunken' },
	},
});

const GAP_BELOW_BUTTON_PX = 4;

/** Button with a menu of the entries that the user can add. */
function NewButton({ onFollow }: { onFollow?: (() => void) | undefined }) {
	const role = useWorkRole();
	const panelId = useId();
	const buttonRef = useRef<HTMLButtonElement>(null);
	const panelRef = useRef<HTMLDivElement>(null);
	const entries = openableEntries(newEntries, (address) => canAccessScreen(role, address));
	/** Places the panel below the button, because a popover has no place of its own. */
	const placeBelowButton = () => {
		const panel = panelRef.current;
		const button = buttonRef.current?.getBoundingClientRect();
		if (!panel || !button) return;
		panel.style.top = `${button.bottom + GAP_BELOW_BUTTON_PX}px`;
		if (getComputedStyle(panel).direction === 'rtl')
			panel.style.right = `${document.documentElement.clientWidth - button.right}px`;
		else panel.style.left = `${button.left}px`;
	};
	if (entries.length === 0) return null;
	return (
		<>
			<Button ref={buttonRef} size="compact" popoverTarget={panelId} onClick={placeBelowButton}>
				<Plus size={18} aria-hidden />
				New
			</Button>
			<Panel ref={panelRef} id={panelId} popover="auto">
				<ul>
					{entries.map(({ label, to, icon: Icon }) => (
						<li key={to}>
							<PanelLink
								to={to}
								onClick={() => {
									panelRef.current?.hidePopover();
									onFollow?.();
								}}
							>
								<Icon size={19} strokeWidth={1.75} aria-hidden />
								{label}
							</PanelLink>
						</li>
					))}
				</ul>
			</Panel>
		</>
	);
}

/** Above the side menu: the command palette and, in the plain wording, the button for new entries. */
export function QuickActions({ onFollow }: { onFollow?: () => void }) {
	const openPalette = useOpenPalette();
	const hasNewButton = !isOriginal(useSite());
	return (
		<Box display="flex" gap="2" flex="none" paddingBottom="3">
			{hasNewButton && <NewButton onFollow={onFollow} />}
			<PaletteButton
				aria-keyshortcuts="Control+K Meta+K"
				onClick={() => {
					onFollow?.();
					openPalette();
				}}
			>
				<Search size={18} aria-hidden />
				<Box as="span" flexGrow="1" textAlign="start">
					{paletteWords.open}
				</Box>
				<Box
					as="kbd"
					aria-hidden
					fontFamily="inherit"
					textStyle="label"
					whiteSpace="nowrap"
					hideBelow="lg"
				>
					Ctrl K
				</Box>
			</PaletteButton>
		</Box>
	);
}
