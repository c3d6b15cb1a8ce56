import { Box } from '@chakra-ui/react';
import words from '../../assets/woven/wordmark-bangla.svg';

/** The copyright line, and two Bangla words drawn as a picture: no font is loaded for them. */
export function Colophon({ ownerName, year }: { ownerName: string; year: number }) {
	return (
		<Box
			display="flex"
			justifyContent="space-between"
			alignItems="center"
			gap="gutter"
			marginTop={{ base: '12', lg: '16' }}
			paddingTop="6"
			borderTopWidth="1px"
			borderColor="color-mix(in srgb, {colors.onFoot} 22%, transparent)"
			color="footMuted"
			textStyle="small"
		>
			<p>
				Copyright {year} {ownerName}. All rights reserved.
			</p>
			<Box
				aria-hidden
				flexShrink="0"
				width="54px"
				height="20px"
				bg="footMuted"
				css={{ mask: `url("${words}") center / contain no-repeat` }}
			/>
		</Box>
	);
}
