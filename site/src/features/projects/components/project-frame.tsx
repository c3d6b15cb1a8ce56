import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Columns, Container } from '../../../ui/container';

/** Layout of a project: header across the page, picture and story on the left, sticky facts on the right. */
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
	children?: ReactNode;
}) {
	return (
		<Container paddingTop={{ base: '4', lg: '6' }} paddingBottom={{ base: '16', lg: '24' }}>
			{header}
			<Columns rowGap={{ base: '12', lg: '16' }} marginTop={{ base: '8', lg: '12' }}>
				<Box gridColumn={{ lg: '1 / 8' }} minWidth="0">
					{cover}
					{children}
				</Box>
				<Box gridColumn={{ lg: '8 / 13' }} paddingStart={{ lg: '12' }}>
					<Box position={{ lg: 'sticky' }} top="calc({sizes.navScrolled} + {spacing.6})">
						{aside}
					</Box>
				</Box>
			</Columns>
		</Container>
	);
}
