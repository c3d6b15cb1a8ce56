import { Box, chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../../../ui/icon-button';
import { openModal } from '../../../ui/modal';

const Panel = chakra('dialog', {
	base: {
		margin: { base: '0', md: 'auto' },
		marginInlineEnd: { md: '0' },
		width: { base: '100vw', md: '560px' },
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

/** What stands beside a screen for a while; it keeps the focus and closes on Escape. */
export function SidePanel({
	title,
	close = 'Close',
	onClose,
	children,
}: {
	title: string;
	/** What the button that closes it is called. */
	close?: string;
	onClose: () => void;
	children: ReactNode;
}) {
	const ref = useRef<HTMLDialogElement>(null);
	const id = useId();
	useEffect(() => openModal(ref.current), []);
	return (
		<Panel
			ref={ref}
			aria-labelledby={id}
			onClose={onClose}
			// The form below has keys of its own.
			onKeyDown={(event) => event.stopPropagation()}
			// The backdrop belongs to the dialog; what is inside covers the rest of it.
			onClick={({ target }) => target === ref.current && ref.current?.close()}
		>
			<Box display="flex" justifyContent="space-between" gap="4" marginBottom="4">
				<Box as="h2" id={id} textStyle="h4" overflowWrap="anywhere">
					{title}
				</Box>
				<IconButton
					aria-label={close}
					onClick={() => ref.current?.close()}
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
