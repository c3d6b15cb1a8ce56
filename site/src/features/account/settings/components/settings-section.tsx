import { Box } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Columns } from '../../../../ui/container';

/** Section of the settings: description on the left, controls on the right. */
export function Part({
	title,
	text,
	children,
}: {
	title: string;
	text: string;
	children: ReactNode;
}) {
	const id = useId();
	return (
		<Box
			as="section"
			aria-labelledby={id}
			borderTopWidth="1px"
			borderColor="hairline"
			paddingBlock={{ base: '8', lg: '12' }}
		>
			<Columns rowGap="6">
				<Box gridColumn={{ lg: '1 / 5' }}>
					<Box as="h2" id={id} textStyle="h3">
						{title}
					</Box>
					<Box as="p" textStyle="ui" color="muted" marginTop="3" maxWidth="44ch">
						{text}
					</Box>
				</Box>
				<Box gridColumn={{ lg: '6 / 13' }} minWidth="0">
					{children}
				</Box>
			</Columns>
		</Box>
	);
}
