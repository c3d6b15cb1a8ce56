import { Box, chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../../../ui/button';
import { openModal } from '../../../ui/open-modal';

const Panel = chakra('dialog', {
	base: {
		margin: { base: '0', md: 'auto' },
		marginInlineEnd: { md: '0' },
		width: { base: '100%', md: '560px' },
		height: '100dvh',
		maxWidth: 'none',
		maxHeight: 'none',
		padding: 'screen',
		bg: 'raised',
		color: 'ink',
		boxShadow: 'pop',
		overscrollBehavior: 'contain',
		_backdrop: { bg: 'color-mix(in srgb, {colors.foot} 60%, transparent)' },
	},
});

/** Modal panel beside a screen; keeps the focus and closes on Escape. */
export function SidePanel({
	title,
	close = 'Close',
	onClose,
	children,
}: {
	title: string;
	/** Label of the close button. */
	close?: string;
	onClose: () => void;
	children: ReactNode;
}) {
	const dialogRef = useRef<HTMLDialogElement>(null);
	const titleId = useId();
	useEffect(() => openModal(dialogRef.current), []);
	return (
		<Panel
			ref={dialogRef}
			aria-labelledby={titleId}
			onClose={onClose}
			// Keeps key presses from the form behind the panel, which has its own shortcuts.
			onKeyDown={(event) => event.stopPropagation()}
			// Only clicks on the backdrop target the dialog itself; its content covers the rest.
			onClick={({ target }) => target === dialogRef.current && dialogRef.current?.close()}
		>
			<Box display="flex" justifyContent="space-between" gap="4" marginBottom="4">
				<Box as="h2" id={titleId} textStyle="h4" overflowWrap="anywhere">
					{title}
				</Box>
				<IconButton
					aria-label={close}
					onClick={() => dialogRef.current?.close()}
					flex="none"
					marginTop="-8px"
					marginInlineEnd="-10px"
				>
					<X size={22} aria-hidden />
				</IconButton>
			</Box>
			{children}
		</Panel>
	);
}
