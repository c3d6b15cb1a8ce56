import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Columns, Container } from '../../../ui/container';

/** A project's page: opening across, picture on the left, beside it what stays in sight. */
export function ProjectFrame({
	header,
	cover,
	aside,
	children,
}: {
	header: ReactNode;
	cover: ReactNode;
	aside: ReactNode;
	/** Below the picture. */
	children: ReactNode;
}) {
	return (
		<Container paddingTop={{ base: '4', lg: '6' }} paddingBottom={{ base: '16', lg: '24' }}>
			{header}
			<Columns
				rowGap={{ base: '8', lg: '12' }}
				marginTop={{ base: '8', lg: '12' }}
				gridTemplateRows={{ lg: 'auto 1fr' }}
			>
				<Box gridColumn={{ lg: '1 / 8' }}>{cover}</Box>
				<Box gridColumn={{ lg: '8 / 13' }} gridRow={{ lg: '1 / 3' }} paddingStart={{ lg: '12' }}>
					<Box position={{ lg: 'sticky' }} top="calc({sizes.navScrolled} + {spacing.6})">
						{aside}
					</Box>
				</Box>
				<Box gridColumn={{ lg: '1 / 8' }}>{children}</Box>
			</Columns>
		</Container>
	);
}
