import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/**
 * Top bar of an admin screen, with its title, status and buttons. It stays visible; on small screens its left
 * corner is kept free for the menu button.
 */
export function PageBar({
	title,
	status,
	children,
}: {
	title: string;
	/** Below the title. */
	status?: ReactNode;
	/** Buttons of the screen. */
	children?: ReactNode;
}) {
	return (
		<Box
			position="sticky"
			// Below the banner that is shown offline.
			top="var(--banner, 0px)"
			zIndex="bar"
			display="flex"
			alignItems="center"
			// Buttons that leave the title too little room get a line of their own.
			flexWrap="wrap"
			columnGap="3"
			rowGap="1"
			paddingBlock="2"
			minHeight={{ base: 'pageBarSmall', lg: 'pageBar' }}
			marginInline="calc(-1 * {spacing.screen})"
			paddingInline="screen"
			bg="canvas"
		>
			<title>{title}</title>
			<Box flex="1 1 10rem" minWidth="0" paddingInlineStart={{ base: '44px', lg: '0' }}>
				<Box as="h1" textStyle="h3" fontSize={{ base: '1.625rem', lg: '2.25rem' }}>
					{title}
				</Box>
				{status && (
					<Box textStyle="label" color="muted">
						{status}
					</Box>
				)}
			</Box>
			{children}
			<Box
				aria-hidden
				position="absolute"
				insetInline="screen"
				bottom="0"
				borderBottomWidth="1px"
				borderColor="hairline"
			/>
		</Box>
	);
}
