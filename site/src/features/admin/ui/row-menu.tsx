import { Box, chakra } from '@chakra-ui/react';
import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../../../ui/button';

const itemStyles = {
	base: {
		display: 'flex',
		alignItems: 'center',
		gap: '3',
		width: 'full',
		minHeight: 'compact',
		paddingInline: '4',
		textAlign: 'start',
		textStyle: 'ui',
		whiteSpace: 'nowrap',
		cursor: 'pointer',
		_hover: { bg: 'sunken' },
		_focusVisible: { bg: 'sunken', outlineOffset: '-2px' },
		'&[data-destroys]': { color: 'danger' },
	},
} as const;

const MenuLink = chakra(Link, itemStyles, { defaultProps: { role: 'menuitem', tabIndex: -1 } });
const MenuButton = chakra('button', itemStyles, {
	defaultProps: { type: 'button', role: 'menuitem', tabIndex: -1 },
});

/** An entry of a row's menu: a link, or a button. */
export interface RowMenuItem {
	readonly label: string;
	/** Name for screen readers, if the label alone is not clear. */
	readonly called?: string;
	readonly icon: ReactNode;
	readonly to?: string;
	readonly onChoose?: () => void;
	readonly destroys?: boolean;
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
	ArrowDown: (index, count) => (index + 1) % count,
	ArrowUp: (index, count) => (index - 1 + count) % count,
	Home: () => 0,
	End: (_, count) => count - 1,
};

/** Menu with the further actions of a row. */
export function RowMenu({ name, items }: { name: string; items: readonly RowMenuItem[] }) {
	const [isOpen, setOpen] = useState(false);
	const rootRef = useRef<HTMLDivElement>(null);
	const buttonRef = useRef<HTMLButtonElement>(null);
	const menuItems = () => [
		...(rootRef.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
	];
	useEffect(() => {
		if (!isOpen) return;
		rootRef.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
		const closeOutside = ({ target }: PointerEvent) => {
			if (target instanceof Node && !rootRef.current?.contains(target)) setOpen(false);
		};
		document.addEventListener('pointerdown', closeOutside);
		return () => document.removeEventListener('pointerdown', closeOutside);
	}, [isOpen]);

	const close = () => {
		setOpen(false);
		buttonRef.current?.focus();
	};

	function handleKey(event: KeyboardEvent) {
		if (!isOpen) return;
		if (event.key === 'Escape') {
			event.stopPropagation();
			return close();
		}
		if (event.key === 'Tab') return setOpen(false);
		const elements = menuItems();
		const step = steps[event.key];
		if (!step) return;
		event.preventDefault();
		const index = elements.indexOf(document.activeElement as HTMLElement);
		elements[step(index, elements.length)]?.focus();
	}

	return (
		<Box
			ref={rootRef}
			position="relative"
			display="inline-block"
			// In a card the menu, which opens towards the start, is at its end.
			marginInlineStart={{ base: 'auto', xl: '0' }}
			onKeyDown={handleKey}
		>
			<IconButton
				ref={buttonRef}
				aria-haspopup="menu"
				aria-expanded={isOpen}
				aria-label={`More actions for ${name}`}
				onClick={() => setOpen(!isOpen)}
			>
				<Ellipsis size={20} aria-hidden />
			</IconButton>
			{isOpen && (
				<Box
					role="menu"
					aria-label={name}
					position="absolute"
					insetInlineEnd="0"
					top="100%"
					zIndex="nav"
					minWidth="200px"
					paddingBlock="2"
					bg="raised"
					color="ink"
					borderWidth="1px"
					borderColor="hairline"
					borderRadius="control"
					boxShadow="pop"
				>
					{items.map(({ label, called, icon, to, onChoose, destroys }) => {
						const content = (
							<>
								{icon}
								{label}
							</>
						);
						return to ? (
							<MenuLink key={label} to={to} aria-label={called}>
								{content}
							</MenuLink>
						) : (
							<MenuButton
								key={label}
								aria-label={called}
								data-destroys={destroys || undefined}
								onClick={() => {
									close();
									onChoose?.();
								}}
							>
								{content}
							</MenuButton>
						);
					})}
				</Box>
			)}
		</Box>
	);
}
